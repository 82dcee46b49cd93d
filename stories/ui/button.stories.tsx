import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';

const meta = {
  title: 'Building blocks/Button',
  component: Button,
  args: { children: 'Add to Cart', busyText: 'Adding…', doneText: 'Added', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Secondary: Story = { args: { kind: 'secondary' } };

export const Link: Story = { args: { kind: 'link', children: 'Continue Shopping' } };

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Adding…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Done: Story = { name: 'Done (added)', args: { isDone: true } };

export const Focused: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  render: (args) => (
    <>
      <Button {...args} /> <Button {...args} isBusy /> <Button {...args} isDone />
    </>
  ),
};

export const German: Story = {
  name: 'Long German words',
  args: { children: 'Zahlungsmöglichkeiten und Versandkostenübersicht anzeigen', isWide: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Disabled: Story = { args: { disabled: true } };

export const Blocked: Story = { name: 'Blocked', args: { isBlocked: true } };

export const KeepsItsWidth: Story = {
  name: 'Keeps its width',
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} isBusy />
      <Button {...args} isDone />
    </>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

export const InALayer: Story = {
  name: 'Full width, mobile',
  args: { isWide: true },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  name: 'Long text, narrow screen',
  args: { children: 'Accept Terms And Add To Registry For Somebody With A Long Name', isWide: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Modern: Story = {
  name: 'Modern brand',
  globals: { brand: 'modern' },
  render: (args) => (
    <>
      <Button {...args} /> <Button {...args} kind="secondary" /> <Button {...args} kind="link" />
    </>
  ),
};
