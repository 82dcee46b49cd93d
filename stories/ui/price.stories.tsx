import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../src/ui/price.tsx';

const meta = {
  title: 'Building blocks/Price',
  component: Price,
  args: { price: '$1,299.00' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const OnSale: Story = {
  args: { listPrice: '$1,899.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sale price $1,299.00 Regular price $1,899.00');
  },
};

export const InCents: Story = {
  args: { price: 129_900, listPrice: 189_950, hideCents: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sale price $1,299 Regular price $1,899.50');
  },
};

export const Modern: Story = { args: { listPrice: '$1,899.00' }, globals: { brand: 'modern' } };
