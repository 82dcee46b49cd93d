import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { examples } from '../widgets/payment-error/payment-error.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

const meta = {
  title: 'Widgets/Payment error',
  component: OverlayStory,
  args: { name: 'payment-error', example: examples['not authorized'] },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAuthorized: Story = {
  args: { example: examples['not authorized'] },
  play: async ({ canvasElement }) => {
    within(await open(canvasElement)).getByRole('button', { name: 'Update Payment' });
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
