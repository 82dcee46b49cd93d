import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/personalization-layer/personalization-layer.examples.ts';
import { openLayer } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

/** The layer, with its editor. */
async function opened(canvasElement: HTMLElement, title: string): Promise<ReturnType<typeof within>> {
  const layer = within(await openLayer(canvasElement, title));
  await layer.findByRole('textbox', { name: 'First line' });
  return layer;
}

const meta = {
  title: 'Widgets/Personalization layer',
  component: OverlayStory,
  args: { widget: 'personalization-layer', example: examples['line of the cart'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Edit Personalization');
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAProductPage: Story = {
  name: 'Monogram on a product page',
  args: { example: examples['on a product page'] },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Personalize It');
  },
};

export const LineOfTheCart: Story = {
  name: 'Edit the monogram of a line in the cart',
  args: { example: examples['line of the cart'] },
};

export const WordNotAllowed: Story = {
  name: 'Edited monogram: word not allowed',
  args: { example: examples['word not allowed'] },
};

export const NotSaved: Story = {
  name: 'Edited monogram: not saved',
  args: { example: examples['not saved'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand: edit the monogram',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile: edit the monogram',
  args: { example: examples['line of the cart'] },
  globals: { viewport: { value: 'phone' } },
};
