import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from '../../src/ui/tabs.tsx';

const meta = {
  title: 'Building blocks/Tabs',
  component: Tabs,
  args: {
    label: 'Shipping',
    tabs: [
      { label: 'Charges', content: <p>Standard delivery is $5.95.</p> },
      { label: 'Delivery details', content: <p>It takes 2 to 5 business days.</p> },
      { label: 'Domestic and international', content: <p>We ship to 40 countries.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'First tab open' };

export const ByKeyboard: Story = {
  ...First,
  name: 'One tab stop; the arrow keys, Home and End open a tab',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('tab');
    await step('one tab stop, then the panel', async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
    await step('by the arrow keys, Home and End', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight}');
      await expect(second).toHaveFocus();
      await expect(canvas.getByText('It takes 2 to 5 business days.')).toBeVisible();
      await userEvent.keyboard('{End}');
      await expect(third).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(first).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const OpenAtTheSecond: Story = { name: 'Second tab open', args: { openAtFirst: 1 } };

export const Narrow: Story = { name: 'Narrow screen', globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
};

export const ByKeyboardRightToLeft: Story = {
  ...RightToLeft,
  name: 'The left arrow key opens the next tab, right to left',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
  },
};

export const Modern: Story = { name: 'Modern brand', globals: { brand: 'modern' } };
