import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { examples } from '../widgets/gift-cards/gift-cards.examples.ts';
import { failedHost, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Gift cards',
  component: IslandStory,
  args: { widget: 'gift-cards', example: examples['no gift card'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The island, with a gift card typed into it, after the press of a button. */
async function typed(canvasElement: HTMLElement, button = 'Apply Gift Card') {
  const island = within(await settledHost(canvasElement));
  await userEvent.type(island.getByLabelText('Gift card number'), '6006 4912 3456 4411');
  await userEvent.type(island.getByLabelText('PIN'), '1234');
  await press(island.getByRole('button', { name: button }));
  return island;
}

const says =
  (words: RegExp | string, button?: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await (await typed(canvasElement, button)).findByText(words);
  };

export const NoGiftCard: Story = {
  name: 'No gift card yet',
  args: { example: examples['no gift card'] },
};

export const GiftCards: Story = {
  name: 'Gift cards that pay, with what is left on them',
  args: { example: examples['gift cards'] },
};

export const CoversAll: Story = {
  name: 'Gift card covers all: nothing to pay',
  args: { example: examples['gift card covers all'] },
  play: says('Nothing is left to pay, so this gift card is not needed.'),
};

export const Applying: Story = {
  name: 'Applying a gift card',
  args: { example: examples.applying },
  play: says('Applying…'),
};

export const Empty: Story = {
  name: 'Gift card empty',
  args: { example: examples['gift card empty'] },
  play: says('There is nothing left on this gift card.'),
};

export const NotKnown: Story = {
  name: 'Gift card refused without words',
  args: { example: examples['gift card not known'] },
  play: says(/could not be used/),
};

export const ServiceDown: Story = {
  name: 'Gift card service down',
  args: { example: examples['gift card service down'] },
};

export const Failure: Story = {
  name: 'Network error: what was typed stays',
  args: { example: examples.failure },
  play: says(/cannot be used at the moment/),
};

export const Expired: Story = {
  name: 'Gift card expired, beside the one it is about',
  args: { example: examples['one of them expired'] },
  play: says('This gift card has expired.'),
};

export const CannotBeRemoved: Story = {
  name: 'Gift card cannot be removed',
  args: { example: examples['cannot be removed'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(island.getByRole('button', { name: /Remove .*4411/ }));
    await island.findByText('This gift card is being charged.');
  },
};

export const Balance: Story = {
  name: 'Gift card balance, without applying it',
  args: { example: examples['balance only'] },
  play: says('$50.00 is on this gift card.', 'Check balance'),
};

export const NotGiven: Story = {
  name: 'Read by the widget',
  args: { example: examples['not given'] },
};

export const NotRead: Story = {
  name: 'Cannot be read: the server’s form stays',
  args: { example: examples['not read'] },
  play: async ({ canvasElement }) => {
    await failedHost(canvasElement);
  },
};

export const Canada: Story = {
  name: 'Canada',
  args: { example: examples.Canada },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['gift cards'] },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};
