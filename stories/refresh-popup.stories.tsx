import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/refresh-popup/refresh-popup.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Refresh popup',
  args: { widget: 'refresh-popup', example: examples['out of date'] },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfDate: Story = {
  name: 'Page out of date (session expired)',
  args: { example: examples['out of date'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(layer).toContainElement(document.activeElement as HTMLElement);
    await expect(within(layer).getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own text',
  args: { example: examples['texts of the page'] },
  play: async ({ canvasElement }) => {
    await expect(await openLayer(canvasElement)).toHaveTextContent(
      'This page is out of date. Refresh it to go on.',
    );
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['out of date'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['out of date'] },
  globals: { direction: 'rtl' },
};
