import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { IslandExample } from '../src/testing/island-example.ts';
import { examples } from '../widgets/saved-cards/saved-cards.examples.ts';
import { layerAtRest, openLayer, showPlaceholders } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Saved cards',
  args: { widget: 'saved-cards', example: examples.several },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Several saved cards',
  args: { example: examples.several },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.several },
  globals: { viewport: { value: 'phone' } },
};

export const Canada: Story = {
  args: { example: examples.Canada },
};

export const OnlyRewardCards: Story = {
  name: 'Only rewards cards may pay',
  args: { example: examples['only rewards cards'] },
};

export const OnlyRewardCardsWithoutWords: Story = {
  name: 'Only rewards cards may pay, without the server’s message',
  args: { example: examples['only rewards cards, without words'] },
};

export const StoreCardPays: Story = {
  name: 'Store card pays',
  args: { example: examples['store card pays'] },
};

export const CardCheckedByTnsPays: Story = {
  name: 'Message about the check of the card',
  args: { example: examples['card checked by TNS pays'] },
};

export const HouseholdCard: Story = {
  name: 'Household card',
  args: { example: examples['household card'] },
};

export const ChangedSince: Story = {
  name: 'Another card pays by now',
  args: { example: examples['changed since'] },
};

export const NoneEligible: Story = {
  name: 'No card can pay',
  args: { example: examples['none eligible'] },
};

export const NoCards: Story = {
  name: 'No saved cards',
  args: { example: examples['no cards'] },
};

export const LongNames: Story = {
  name: 'Long names, mobile',
  args: { example: examples['long names'] },
  globals: { viewport: { value: 'phone' } },
};

export const NotGiven: Story = {
  name: 'Cards loaded when it opens',
  args: { example: examples['not given'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: showPlaceholders,
};

export const NotReached: Story = {
  name: 'Network error: cards not loaded',
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByRole('button', { name: 'Try Again' });
    await layerAtRest('Network Error');
  },
};

export const Updating: Story = {
  name: 'Updating the payment',
  args: { example: examples.updating },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const Failed: Story = {
  name: 'Network error: payment not updated',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const LostButDone: Story = {
  name: 'Payment updated after a network error',
  args: { example: examples['lost but done'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('American Express ending in 0005 now pays for this order.');
  },
};

export const SessionGone: Story = {
  name: 'Session expired: refresh the page',
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layerAtRest("We're Sorry.");
  },
};

/** A refusal shows its reason, and the choice is kept. */
const refused = (example: IslandExample, words: string | RegExp): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(words);
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
});

export const Refused: Story = {
  name: 'Refused by the server',
  ...refused(examples.refused, /Please review your payment/),
};

export const SessionError: Story = {
  name: 'Session expired',
  ...refused(examples['session error'], /Your session has timed out/),
};

export const CardServiceError: Story = {
  name: 'Card check failed (service down)',
  ...refused(examples['card service error'], 'We could not check your card.'),
};

export const RewardsRestriction: Story = {
  name: 'Rewards need a rewards card',
  ...refused(examples['rewards restriction'], 'Rewards need a rewards card.'),
};

export const WithoutWords: Story = {
  name: 'Card check failed, without the server’s message',
  ...refused(examples['without words'], 'Your card could not be checked. Please try again.'),
};

export const NothingToPay: Story = {
  name: 'Nothing left to pay',
  ...refused(examples['nothing to pay'], 'There is nothing left for this card to pay.'),
};

export const NotApplied: Story = {
  name: 'Rewards card not applied',
  ...refused(
    examples['not applied'],
    'Your rewards card could not be applied to this order. Please pay with another card.',
  ),
};

export const Reissued: Story = {
  name: 'Card reissued',
  ...refused(examples.reissued, 'Card has been reissued. Please use new card.'),
};

export const NumberRefused: Story = {
  name: 'Card number refused',
  ...refused(examples['number refused'], 'The credit card number you entered is not valid.'),
};

export const ExpirationDateRefused: Story = {
  name: 'Expiration date refused (card expired)',
  ...refused(examples['no longer valid'], 'The expiration date you entered is not valid.'),
};

export const CodeRefused: Story = {
  name: 'Security code refused',
  ...refused(examples['code refused'], 'The security code you entered is not valid.'),
};

export const NotAuthorized: Story = {
  name: 'Card declined',
  args: { example: examples['not authorized'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    const popup = within(await layerAtRest('Payment Error'));
    popup.getByText('Your card was declined. Please use another card.');
  },
};

export const WithANewCard: Story = {
  name: 'Add new card',
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Apply new card' }));
    const over = within(await layerAtRest('Add New Card'));
    await waitFor(() => expect(over.getByLabelText('Card number')).toHaveFocus());
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.several },
  globals: { direction: 'rtl' },
};
