import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IslandExample } from '../src/testing/island-example.ts';
import { examples } from '../widgets/pay-with-two/pay-with-two.examples.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { chooseTwo } from './pay-with-two-play.ts';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Pay with two refused',
  args: { widget: 'pay-with-two', example: examples.refused },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A refusal shows at its card, and the choice is kept. */
const refused = (example: IslandExample, words: string | RegExp): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(words);
    await expect(layer.getByRole('checkbox', { name: /Visa/ })).toBeChecked();
  },
});

const secondRefused = (example: IslandExample, words: string) =>
  refused(example, `American Express ending in 0005: ${words}`);

export const Refused: Story = {
  name: 'Refused by the server',
  ...refused(examples.refused, 'The two amounts must add up to $1,899.00.'),
};

export const BothRefused: Story = {
  name: 'Both cards refused',
  ...refused(examples['both refused'], /^Visa ending in 1111: .* American Express ending in 0005: /),
};

export const SessionError: Story = {
  name: 'Session expired',
  ...secondRefused(examples['session error'], 'Your session has timed out. Please try again.'),
};

export const CardServiceError: Story = {
  name: 'Card check failed (service down)',
  ...secondRefused(examples['card service error'], 'We could not check your card.'),
};

export const RewardsRestriction: Story = {
  name: 'Rewards need a rewards card',
  ...secondRefused(examples['rewards restriction'], 'Rewards need a rewards card.'),
};

export const WithoutWords: Story = {
  name: 'Card check failed, without the server’s message',
  ...secondRefused(examples['without words'], 'Your card could not be checked. Please try again.'),
};

export const NothingToPay: Story = {
  name: 'Nothing left to pay',
  ...secondRefused(examples['nothing to pay'], 'There is nothing left for this card to pay.'),
};

export const NotApplied: Story = {
  name: 'Rewards card not applied',
  ...secondRefused(
    examples['not applied'],
    'Your rewards card could not be applied to this order. Please pay with another card.',
  ),
};

export const Reissued: Story = {
  name: 'Card reissued',
  ...secondRefused(examples.reissued, 'Card has been reissued. Please use new card.'),
};

export const NumberRefused: Story = {
  name: 'Card number refused',
  ...secondRefused(examples['number refused'], 'The credit card number you entered is not valid.'),
};

export const ExpirationDateRefused: Story = {
  name: 'Expiration date refused (card expired)',
  ...secondRefused(examples['no longer valid'], 'The expiration date you entered is not valid.'),
};

export const CodeRefused: Story = {
  name: 'Security code refused',
  ...secondRefused(examples['code refused'], 'The security code you entered is not valid.'),
};
