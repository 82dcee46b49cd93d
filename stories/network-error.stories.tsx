import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { examples } from '../widgets/network-error/network-error.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

const meta = {
  title: 'Widgets/Network error',
  component: OverlayStory,
  args: { name: 'network-error', example: examples['not reached'] },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotReached: Story = {
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    within(await open(canvasElement)).getByRole('button', { name: 'Back to Cart' });
  },
};

export const TextsOfThePage: Story = {
  args: { example: examples['texts of the page'] },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['not reached'] },
  globals: { viewport: { value: 'phone' } },
};
