import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/bank-check/bank-check.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Bank check',
  args: { widget: 'bank-check', example: examples.challenge },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Challenge: Story = {
  name: 'The bank asks for a code (3-D Secure)',
  args: { example: examples.challenge },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await within(layer).findByLabelText('Code from your bank');
  },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.challenge },
  globals: { viewport: { value: 'phone' } },
};

export const OnItsWay: Story = {
  name: 'Loading',
  args: { example: examples['on its way'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(within(layer).getByText('Connecting to your bank…')).toBeVisible();
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.challenge },
  globals: { direction: 'rtl' },
};
