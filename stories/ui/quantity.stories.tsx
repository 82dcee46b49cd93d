import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Quantity, type QuantityProps } from '../../src/ui/product/quantity.tsx';

const meta = {
  title: 'Building blocks/Quantity',
  component: Quantity,
  args: { value: 1, max: 12, onChange: fn() },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<typeof Quantity>;
export default meta;
type Story = StoryObj<typeof meta>;

function Remembered({ value: first, onChange, ...props }: QuantityProps) {
  const [value, setValue] = useState(first);
  function handleChange(next: number) {
    setValue(next);
    onChange(next);
  }
  return <Quantity {...props} value={value} onChange={handleChange} />;
}

export const One: Story = {};

export const Stepping: Story = {
  ...One,
  name: 'The buttons step by one within bounds, and are 44 pixels large',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const less = canvas.getByRole('button', { name: 'One less: Quantity' });
    const more = canvas.getByRole('button', { name: 'One more: Quantity' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    for (const button of [less, more]) {
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Typing: Story = {
  ...One,
  name: 'Typing and the arrow keys change it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Quantity');
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('9');
  },
};

export const TooMany: Story = {
  name: 'More than allowed',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Quantity');
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    // Leaving the field brings it within bounds and says so.
    await userEvent.click(document.body);
    await expect(field).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(field).toHaveAccessibleDescription('12 is the most you can add at once.');
  },
};

export const NotANumber: Story = {
  name: 'Not a number',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Quantity');
    await userEvent.clear(field);
    await userEvent.type(field, 'two{Enter}');
    await expect(field).toHaveValue('1');
    await expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 12. The quantity is 1.');
  },
};

export const AsTypedBeforeItMounted: Story = {
  name: 'Typed before it was ready',
  args: { typed: '30' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Quantity')).toHaveValue('30');
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { value: 4, error: 'Only 3 are left.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Quantity');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Only 3 are left.');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Modern: Story = { name: 'Modern brand', globals: { brand: 'modern' } };
