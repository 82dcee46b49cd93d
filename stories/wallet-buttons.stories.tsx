import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/wallet-buttons/wallet-buttons.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Wallet buttons',
  component: IslandStory,
  args: { widget: 'wallet-buttons', example: examples['on the payment step'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findAllByRole('button');
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The stand-in's sheet, after the press on a wallet. */
async function open(canvasElement: HTMLElement, wallet: string) {
  const island = within(await settledHost(canvasElement));
  await press(await island.findByRole('button', { name: `Pay with ${wallet}` }));
  const sheet = await waitFor(() => document.querySelector<HTMLElement>('[data-wallet-sheet]')!);
  return { island, sheet: within(sheet) };
}

const answered =
  (wallet: string, button: string, words: RegExp): Play =>
  async ({ canvasElement }) => {
    const { island, sheet } = await open(canvasElement, wallet);
    await waitFor(() => {
      if (sheet.getByRole('status').textContent === 'One moment…') throw Error('not yet');
    });
    await userEvent.click(sheet.getByRole('button', { name: button }));
    await island.findByText(words);
  };

/** There is nothing to see. */
const nothing: Play = async ({ canvasElement }) => {
  await settledHost(canvasElement);
};

export const OnThePaymentStep: Story = {
  name: 'Express checkout on the payment step',
  args: { example: examples['on the payment step'] },
};
export const InTheCart: Story = { name: 'In the cart', args: { example: examples['in the cart'] } };
export const InTheSlideOut: Story = {
  name: 'In the cart’s slide-out',
  args: { example: examples['in the slide-out'] },
};
export const CheckoutNow: Story = { name: 'In Checkout Now', args: { example: examples['checkout now'] } };
export const OneWallet: Story = { name: 'PayPal alone', args: { example: examples['one wallet'] } };
export const OneOfSeveral: Story = {
  name: 'Venmo chosen in a list of ways to pay',
  args: { example: examples['one of several'] },
};
export const AnotherOrder: Story = { name: 'Another order', args: { example: examples['another order'] } };
export const CardNetwork: Story = {
  name: 'The card network’s wallet',
  args: { example: examples['card network'] },
};
export const Masterpass: Story = {
  name: 'The card network’s wallet on a page of its own',
  args: { example: examples.masterpass },
};
export const SheetOpen: Story = {
  name: 'Sheet open (a stand-in to press)',
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Apple Pay');
  },
};
export const Paying: Story = {
  name: 'Payment being finished',
  args: { example: examples.paying },
  play: async ({ canvasElement }) => {
    const { island, sheet } = await open(canvasElement, 'Venmo');
    await userEvent.click(sheet.getByRole('button', { name: 'Approve' }));
    await island.findByRole('button', { name: /Finishing your payment/ });
  },
};
export const Declined: Story = {
  name: 'Payment declined: nothing charged',
  args: { example: examples.declined },
  play: answered('PayPal', 'Approve', /PayPal declined the payment/),
};
export const Refused: Story = {
  name: 'Payment refused, with the shop’s words',
  args: { example: examples['refused by the shop'] },
  play: answered('Venmo', 'Approve', /cannot pay for a gift registry/),
};
export const AnotherTotal: Story = {
  name: 'Total changed meanwhile',
  args: { example: examples['refused by the shop'] },
  play: answered('PayPal', 'Approve', /The total of your order is/),
};
export const Failed: Story = {
  name: 'Wallet not opened',
  play: answered('PayPal', 'Fail', /PayPal could not be opened/),
};
export const TimedOut: Story = {
  name: 'Wallet timed out',
  args: { example: examples['card network'] },
  play: answered('Click to Pay', 'Fail', /took too long/),
};
export const GiftCardPaysAPart: Story = {
  name: 'Gift card pays a part',
  args: { example: examples['gift card pays a part'] },
};
export const AnswerLost: Story = {
  name: 'Answer lost, being found out',
  args: { example: examples['answer lost'] },
  play: answered('Venmo', 'Approve', /finding out whether/),
};
export const StillLoading: Story = {
  name: 'Still loading: the row’s height is kept',
  args: { example: examples['still loading'] },
  play: nothing,
};
export const NothingDue: Story = {
  name: 'Nothing due: no wallet',
  args: { example: examples['nothing due'] },
  play: nothing,
};
export const NotRead: Story = {
  name: 'Order not read: no wallet',
  args: { example: examples['not read'] },
  play: nothing,
};
export const NotConfigured: Story = {
  name: 'No wallet configured',
  args: { example: examples['not configured'] },
  play: nothing,
};
export const Canada: Story = { name: 'Canada: no Venmo', args: { example: examples.Canada } };
export const Mobile: Story = {
  name: 'Mobile phone',
  globals: { viewport: { value: 'phone' } },
};
export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };
