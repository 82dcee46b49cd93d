import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Checkout gift cards and codes',
  component: IslandStory,
  args: { widget: 'checkout', example: examples['gift cards'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens a part, types into its field, presses its button, and waits for the words. */
const tried =
  (opener: string, [label, typed]: [string, string], button: string, words: string | RegExp): Play =>
  async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(await island.findByRole('button', { name: opener }));
    await userEvent.type(island.getByLabelText(label), typed);
    await press(island.getByRole('button', { name: button }));
    await island.findAllByText(words);
  };

const giftCard = (button: string, words: string | RegExp, opener = 'Add a gift card') =>
  tried(opener, ['Gift card number', '6006 4912 3456 4411'], button, words);

export const GiftCards: Story = {
  name: 'Gift cards, and a card for the rest',
  args: { example: examples['gift cards'] },
};

export const GiftCardApplied: Story = {
  name: 'Gift card applied',
  args: { example: examples['gift card applied'] },
  play: giftCard('Apply Gift Card', /ending in 4411/),
};

export const GiftCardBalance: Story = {
  name: 'Gift card balance',
  args: { example: examples['gift card balance'] },
  play: giftCard('Check balance', '$50.00 is on this gift card.'),
};

export const GiftCardEmpty: Story = {
  name: 'Gift card empty',
  args: { example: examples['gift card empty'] },
  play: giftCard('Apply Gift Card', 'There is nothing left on this gift card.'),
};

export const GiftCardServiceDown: Story = {
  name: 'Gift card service down',
  args: { example: examples['gift card service down'] },
};

export const GiftCardCoversAll: Story = {
  name: 'Gift card covers all: nothing to pay',
  args: { example: examples['gift card covers all'] },
};

export const GiftCardExpired: Story = {
  name: 'Gift card expired, beside the one it is about',
  args: { example: examples['gift card expired'] },
  play: giftCard('Apply Gift Card', 'This gift card has expired.', 'Add another gift card'),
};

export const TenderCode: Story = {
  name: 'Tender code',
  args: { example: examples['tender code'] },
};

export const TenderCodeRefused: Story = {
  name: 'Tender code refused',
  args: { example: examples['tender code refused'] },
};

export const PromoCodeApplied: Story = {
  name: 'Promo code applied at payment',
  args: { example: examples['promo code applied'] },
};

export const PromoCodeExpired: Story = {
  name: 'Promo code expired at payment',
  args: { example: examples['promo code expired'] },
  play: tried('Add a promo code', ['Promo code', 'OLD10'], 'Apply', 'This promo code has expired.'),
};

export const RewardCertificate: Story = {
  name: 'Reward certificate',
  args: { example: examples['reward certificate'] },
};

export const RewardCertificateExpired: Story = {
  name: 'Reward certificate expired',
  args: { example: examples['reward certificate expired'] },
};

export const TaxExempt: Story = {
  name: 'Tax exempt',
  args: { example: examples['tax exempt'] },
};

export const TaxExemptionRefused: Story = {
  name: 'Tax exemption refused',
  args: { example: examples['tax exemption refused'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(await island.findByRole('checkbox', { name: 'This order is tax-exempt' }));
    await island.findByText('Your account has no tax exemption.');
  },
};

export const EverythingButCards: Story = {
  name: 'Gift cards, tender code and certificate together',
  args: { example: examples['everything but cards'] },
};

export const Mobile: Story = {
  name: 'Gift cards on a mobile phone',
  args: { example: examples['everything but cards'] },
  globals: { viewport: { value: 'phone' } },
};
