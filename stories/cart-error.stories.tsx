import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/cart-error/cart-error.examples.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Cart error',
  args: { widget: 'cart-error', example: examples.generic },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Generic: Story = {
  name: 'Something went wrong',
  args: { example: examples.generic },
};

export const Network: Story = {
  name: 'Network error',
  args: { example: examples.network },
};

export const WithTheServersMessage: Story = {
  name: 'Message of the server',
  args: { example: examples['with the server’s message'] },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own words',
  args: { example: examples['texts of the page'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.generic },
  globals: { viewport: { value: 'phone' } },
};
