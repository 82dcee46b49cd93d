import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/payment-error/payment-error.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Payment error',
  args: { name: 'payment-error', example: examples['not authorized'] },
  ...overlayMeta(420),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAuthorized: Story = {
  args: { example: examples['not authorized'] },
  play: async ({ canvasElement }) => {
    within(await openLayer(canvasElement)).getByRole('button', { name: 'Update Payment' });
  },
};

export const WithoutAMessage: Story = {
  args: { example: examples['without a message'] },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['not authorized'] },
  globals: { viewport: { value: 'phone' } },
};
