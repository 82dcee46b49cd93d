import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/card-entry/card-entry.examples.ts';
import { expectOfField, expectOfTheCard, type Scene, typeCard } from './card-play.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const number = (island: Scene) => island.getByRole('textbox', { name: 'Card number' });

/** The island, with a card typed into it. */
async function typed(canvasElement: HTMLElement, digits = '4111111111111111'): Promise<Scene> {
  const island = within(await settledHost(canvasElement));
  await typeCard(island, digits);
  return island;
}

/** The same, after submitting. */
async function sent(canvasElement: HTMLElement): Promise<Scene> {
  const island = await typed(canvasElement);
  await press(island.getByRole('button', { name: 'Use This Card' }));
  return island;
}

/** A server flag with an error at a field. */
const saysOfField =
  (label: string, words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expectOfField(await sent(canvasElement), label, words);
  };

/** A server flag with an error for the whole card. */
const saysOfTheCard =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expectOfTheCard(await sent(canvasElement), words);
  };

const meta = {
  title: 'Widgets/Card entry',
  component: IslandStory,
  args: { widget: 'card-entry', example: examples.untouched },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  name: 'Empty form',
  args: { example: examples.untouched },
};

export const Typed: Story = {
  name: 'Card typed',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    await typed(canvasElement);
  },
};

export const Missing: Story = {
  name: 'Card number, date and security code missing',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
    await waitFor(() => expect(number(island)).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const StoreCard: Story = {
  name: 'Store card: no date and no security code',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(number(island), '6045880000000000');
    await expect(island.queryByLabelText('Security code')).toBeNull();
    const [shown] = island.getAllByText('A store card has no expiration date and no security code.');
    await expect(shown).toBeVisible();
  },
};

export const RewardsCard: Story = {
  name: 'Rewards card',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = await typed(canvasElement, '5243040000000000');
    await expect(number(island)).toHaveAccessibleDescription('This card earns rewards on this order.');
  },
};

export const HouseholdCard: Story = {
  name: 'Household card, told apart from other Visas',
  args: { example: examples['household card'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(number(island), '44136421');
    await expect(island.getByRole('img', { name: 'Rewards Visa' })).toBeVisible();
  },
};

export const SavingAllowed: Story = {
  name: 'Saving the card offered',
  args: { example: examples['saving allowed'] },
};

export const SavingAtTheLimit: Story = {
  name: 'Saving not offered: as many cards saved as allowed',
  args: { example: examples['saving at the limit'] },
};

export const Paying: Story = {
  name: 'Checking the card',
  args: { example: examples.paying },
  play: async ({ canvasElement }) => {
    await (await sent(canvasElement)).findByRole('button', { name: 'Checking…' });
  },
};

export const Paid: Story = {
  name: 'Card accepted',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = await sent(canvasElement);
    await waitFor(() =>
      expect(island.getByText('Visa ending in 1111 now pays for this order.').parentElement).toHaveFocus(),
    );
    await expect(number(island)).toHaveValue('');
  },
};

export const LostAnswer: Story = {
  name: 'Card accepted after a network error',
  args: { example: examples['lost answer'] },
  play: async ({ canvasElement }) => {
    const island = await sent(canvasElement);
    await expect(await island.findByText('Visa ending in 1111 now pays for this order.')).toBeVisible();
  },
};

export const MistypedNumber: Story = {
  name: 'Card number mistyped',
  args: { example: examples['luhn check'] },
  play: async ({ canvasElement }) => {
    const island = await typed(canvasElement, '4111111111111112');
    await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
    await expectOfField(island, 'Card number', 'The credit card number you entered is not valid.');
  },
};

export const NumberRefused: Story = {
  name: 'Card number not valid',
  args: { example: examples['number refused'] },
  play: saysOfField('Card number', 'The credit card number you entered is not valid.'),
};

export const ExpiryRefused: Story = {
  name: 'Card expired',
  args: { example: examples['expiry refused'] },
  play: saysOfField('Expiration date', 'The expiration date you entered is not valid.'),
};

export const CodeRefused: Story = {
  name: 'Security code not valid',
  args: { example: examples['code refused'] },
  play: saysOfField('Security code', 'The security code you entered is not valid.'),
};

export const ReissuedCard: Story = {
  name: 'Card reissued: the new card is needed',
  args: { example: examples['reissued card'] },
  play: saysOfField('Card number', 'Card has been reissued. Please use new card.'),
};

export const NotVerified: Story = {
  name: 'Card could not be verified',
  args: { example: examples['not verified'] },
  play: saysOfTheCard('Your card could not be verified. Please check what you entered, or use another card.'),
};

export const TnsError: Story = {
  name: 'Card could not be read',
  args: { example: examples['tns error'] },
  play: saysOfTheCard('We could not read your card.'),
};

export const DefaultWords: Story = {
  name: 'Card could not be checked',
  args: { example: examples['default words'] },
  play: saysOfTheCard('Your card could not be checked. Please try again.'),
};

export const RewardsRestriction: Story = {
  name: 'Only a rewards card can pay',
  args: { example: examples['rewards restriction'] },
  play: saysOfTheCard('Your rewards need your rewards card.'),
};

export const NotApplied: Story = {
  name: 'Rewards card not applied',
  args: { example: examples['not applied'] },
  play: saysOfTheCard('Your rewards card could not be applied to this order. Please pay with another card.'),
};

export const NothingToPay: Story = {
  name: 'Nothing left to pay',
  args: { example: examples['nothing to pay'] },
  play: saysOfTheCard('There is nothing left for this card to pay.'),
};

export const Declined: Story = {
  name: 'Card declined',
  args: { example: examples.declined },
  play: saysOfTheCard('Your card was declined. Please use another card.'),
};

export const SessionError: Story = {
  name: 'Session timed out',
  args: { example: examples['session error'] },
  play: saysOfTheCard('Your session has timed out.'),
};

export const SeveralRefused: Story = {
  name: 'Session ended, and other errors that it hides',
  args: { example: examples['several refused'] },
  play: saysOfTheCard('Your session has ended. Please enter your card again.'),
};

export const Failure: Story = {
  name: 'Network error: the typed card is kept',
  args: { example: examples.failure },
  play: saysOfTheCard("We're having trouble reaching the store. Please try again in a few minutes."),
};

export const SlowBrowser: Story = {
  name: 'Samsung keyboard: the number is grouped later',
  args: { example: examples['slow browser'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(number(island), '41111111');
    await waitFor(() => expect(number(island)).toHaveValue('4111 1111'));
  },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own words',
  args: { example: examples['texts of the page'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.untouched },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};
