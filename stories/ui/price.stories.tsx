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
  name: 'On sale',
  args: { listPrice: '$1,899.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sale price $1,299.00 Regular price $1,899.00');
  },
};

export const InCents: Story = {
  name: 'In cents',
  args: { price: 129_900, listPrice: 189_950, format: { hideCents: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sale price $1,299 Regular price $1,899.50');
  },
};

export const Canada: Story = {
  name: 'In cents, Canada',
  args: { price: 129_900, listPrice: 189_950, format: { currency: 'CAD', country: 'CA' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sale price $1,299.00 Regular price $1,899.50');
  },
};

export const Modern: Story = {
  name: 'Modern brand, on sale',
  args: { listPrice: '$1,899.00' },
  globals: { brand: 'modern' },
};
