import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { examples } from '../widgets/checkout-now/checkout-now.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

/** The slide-out, once the sign-in inside it has mounted. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const layer = await layerAtRest('Checkout Now');
  await within(layer).findByRole('link', { name: 'Continue with Google' });
  return layer;
}

const meta = {
  title: 'Widgets/Checkout now',
  component: OverlayStory,
  args: { widget: 'checkout-now', example: examples.open },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Sign in, or check out as a guest',
  args: { example: examples.open },
};

export const OtherAddresses: Story = {
  name: 'Checkout that begins elsewhere',
  args: { example: examples['other addresses'] },
};

export const RefusedAddresses: Story = {
  name: 'Unsafe addresses are refused',
  args: { example: examples['refused addresses'] },
  play: Open.play!,
};

export const TextsOfThePage: Story = {
  name: 'The page’s own words',
  args: { example: examples['texts of the page'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.open },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.open },
  globals: { direction: 'rtl' },
};
