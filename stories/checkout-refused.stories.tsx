import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Checkout refused',
  component: IslandStory,
  args: { widget: 'checkout', example: examples['shipping refused'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows what is said after a press on a button. */
const after = (button: string, words: RegExp): Story['play'] =>
  async function play({ canvasElement }) {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: button }));
    await canvas.findByText(words);
  };

export const ShippingRefused: Story = {
  name: 'Address refused, with the server’s message',
  args: { example: examples['shipping refused'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    // The server's form has a Next too, until the step has loaded.
    await canvas.findAllByRole('radio');
    await press(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText(/We cannot ship furniture/);
  },
};

export const FieldsMissing: Story = {
  name: 'Address not complete: errors beside the fields',
  args: { example: examples['shipping as a guest'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    const city = await canvas.findByLabelText('City');
    await press(canvas.getByRole('button', { name: 'Next' }));
    await expect(city).toHaveAttribute('aria-invalid', 'true');
  },
};

export const PromoCodeRefused: Story = {
  name: 'Order not placed: promo code no longer applies',
  args: { example: examples['promo code refused'] },
  play: after('Place Order', /promo code/),
};

export const GiftCardDeclined: Story = {
  name: 'Order not placed: gift card declined',
  args: { example: examples['gift card declined'] },
  play: after('Place Order', /Card 1234 has \$5.00 left/),
};

export const ChoiceRefused: Story = {
  name: 'Thank-you choice not saved, with the server’s message',
  args: { example: examples['choice refused'] },
  play: after('Save', /Please choose an address/),
};
