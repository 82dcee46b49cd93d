import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tooltip } from '../../src/ui/tooltip.tsx';

const meta = {
  title: 'Building blocks/Tooltip',
  component: Tooltip,
  args: { label: 'About delivery', children: 'Arrives in one trip, carried to the room of your choice.' },
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 160px' }}>
        In-home delivery <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  name: 'On focus',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'About delivery' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(button).toHaveAccessibleDescription(/^Arrives in one trip/);
  },
};

export const HiddenByEscape: Story = {
  ...OnFocus,
  name: 'Escape hides it, and the button keeps the focus',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'About delivery' })).toHaveFocus();
  },
};

export const OnHover: Story = {
  name: 'On hover',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const StaysWhileHovered: Story = {
  ...OnHover,
  name: 'It stays while the pointer is over it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    const bubble = canvas.getByRole('tooltip');
    await userEvent.hover(bubble);
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await expect(bubble).not.toBeVisible();
  },
};

export const ByTap: Story = {
  name: 'By tap',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const HiddenByTap: Story = {
  ...ByTap,
  name: 'Another tap hides it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const AtTheEdgeOfANarrowScreen: Story = {
  name: 'At the edge of a narrow screen',
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'absolute', insetInlineEnd: 0, top: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    const { left, right, top } = within(canvasElement).getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
    await expect(top).toBeGreaterThanOrEqual(0);
  },
};

export const Modern: Story = { ...OnHover, name: 'Modern brand', globals: { brand: 'modern' } };
