import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/payment-error/payment-error.examples.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Payment error',
  args: { widget: 'payment-error', example: examples['not authorized'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAuthorized: Story = {
  name: 'Card declined',
  args: { example: examples['not authorized'] },
};

export const WithoutAMessage: Story = {
  name: 'Card declined, without the server’s message',
  args: { example: examples['without a message'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['not authorized'] },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};
