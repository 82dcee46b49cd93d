import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { IslandExample } from '../src/testing/island-example.ts';
import { examples } from '../widgets/pay-with-two/pay-with-two.examples.ts';
import { layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Pay with two',
  args: { name: 'pay-with-two', example: examples.several },
  ...overlayMeta(720),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The popup with its first two cards chosen. */
async function chooseTwo(canvasElement: HTMLElement) {
  const layer = within(await openLayer(canvasElement));
  await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
  await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
  return layer;
}

const showTwo: Story['play'] = async ({ canvasElement }) => {
  await chooseTwo(canvasElement);
};

const shown = (example: IslandExample): Story => ({ args: { example }, play: showTwo });

/** A refusal shows at its card, and the choice is kept. */
const refused = (example: IslandExample, words: string | RegExp): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(words);
    await expect(layer.getByRole('checkbox', { name: /Visa/ })).toBeChecked();
  },
});

const secondRefused = (example: IslandExample, words: string) =>
  refused(example, `American Express ending in 0005: ${words}`);

export const Several: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    const amount = layer.getByRole('textbox', { name: /Visa/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1000');
    await expect(layer.getByRole('textbox', { name: /American Express/ })).toHaveValue('799.00');
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    const done = await layer.findByText(/now pay for this order/);
    await waitFor(() => expect(done).toHaveFocus());
  },
};

export const NoneChosen: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Please select two cards.');
  },
};

export const TwoChosen: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await expect(layer.getByRole('checkbox', { name: /Mastercard/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TwoChosenOnMobile: Story = {
  args: { example: examples.several },
  globals: { viewport: { value: 'narrow' } },
  play: showTwo,
};

export const WrongAmount: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.clear(layer.getByRole('textbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Enter an amount above 0 and below $1,799.00.');
  },
};

export const OddTotal: Story = shown(examples['odd total']);

export const FiveCards: Story = { args: { example: examples['five cards'] } };

export const OneInUse: Story = { args: { example: examples['one in use'] } };

export const TwoPayAlready: Story = {
  args: { example: examples['two pay already'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await expect(await layer.findByRole('textbox', { name: /Visa/ })).toHaveValue('1000.00');
    await expect(layer.getByRole('checkbox', { name: /American Express/ })).toBeChecked();
  },
};

export const OnlyRewardCards: Story = { args: { example: examples['only reward cards'] } };

export const OnlyRewardCardsWithoutWords: Story = {
  args: { example: examples['only reward cards, without words'] },
};

export const HouseholdCard: Story = { args: { example: examples['household card'] } };

export const FieldsOfTheProvider: Story = {
  args: { example: examples['fields of the provider'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await expect(layer.queryByRole('button', { name: 'Add new card' })).toBeNull();
  },
};

export const FieldsOfTheProviderOneCard: Story = {
  args: { example: examples['fields of the provider, one card'] },
};

export const OneCard: Story = { args: { example: examples['one card'] } };

export const NoCards: Story = { args: { example: examples['no cards'] } };

export const ChangedSince: Story = {
  args: { example: examples['changed since'] },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByText('Total to pay: $1,899.00');
  },
};

export const NotGiven: Story = {
  args: { example: examples['not given'] },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByText('Total to pay: $1,799.00');
  },
};

export const TotalNotGiven: Story = {
  args: { example: examples['total not given'] },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByText('Total to pay: $1,799.00');
  },
};

export const Loading: Story = { args: { example: examples.loading } };

export const NotReached: Story = {
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    await within(await openLayer(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
};

export const Updating: Story = {
  args: { example: examples.updating },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('checkbox', { name: /Visa/ })).toBeChecked();
  },
};

export const LostButDone: Story = {
  args: { example: examples['lost but done'] },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/now pay for this order/);
  },
};

export const SessionGone: Story = {
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layerAtRest("We're Sorry.");
  },
};

export const NotAuthorized: Story = {
  args: { example: examples['not authorized'] },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    const popup = within(await layerAtRest('Payment Error'));
    popup.getByText('Your card was declined. Please use another card.');
  },
};

export const Refused: Story = refused(examples.refused, 'The two amounts must add up to $1,899.00.');
export const BothRefused: Story = refused(
  examples['both refused'],
  /^Visa ending in 1111: .* American Express ending in 0005: /,
);
export const SessionError: Story = secondRefused(
  examples['session error'],
  'Your session has timed out. Please try again.',
);
export const CardServiceError: Story = secondRefused(
  examples['card service error'],
  'We could not check your card.',
);
export const RewardsRestriction: Story = secondRefused(
  examples['rewards restriction'],
  'Rewards need a rewards card.',
);
export const WithoutWords: Story = secondRefused(
  examples['without words'],
  'Your card could not be checked. Please try again.',
);
export const NothingToPay: Story = secondRefused(
  examples['nothing to pay'],
  'There is nothing left for this card to pay.',
);
export const NotApplied: Story = secondRefused(
  examples['not applied'],
  'Your rewards card could not be applied to this order.',
);
export const Reissued: Story = secondRefused(
  examples.reissued,
  'Card has been reissued. Please use new card.',
);
export const NumberRefused: Story = secondRefused(
  examples['number refused'],
  'The credit card number you entered is not valid.',
);
export const NotValidAnyMore: Story = secondRefused(
  examples['not valid any more'],
  'The expiration date you entered is not valid.',
);
export const CodeRefused: Story = secondRefused(
  examples['code refused'],
  'The security code you entered is not valid.',
);

/** Adds a card in the Add New Card popup, which opens over this one. */
async function addCard(canvasElement: HTMLElement) {
  const layer = within(await openLayer(canvasElement));
  await userEvent.click(layer.getByRole('button', { name: 'Add new card' }));
  const form = within(await layerAtRest('Add New Card'));
  await userEvent.type(form.getByLabelText('Card number'), '4242424242424242');
  await userEvent.type(form.getByLabelText('Expiration date'), '1239');
  await userEvent.type(form.getByLabelText('Security code'), '123');
  await userEvent.click(form.getByRole('button', { name: 'Add Card' }));
  await expect(await layer.findByRole('checkbox', { name: 'Visa ending in 4242' })).toBeChecked();
  return layer;
}

export const WithANewCard: Story = {
  args: { example: examples['no cards'] },
  play: async ({ canvasElement }) => {
    await addCard(canvasElement);
  },
};

export const NewCardRemoved: Story = {
  args: { example: examples['no cards'] },
  play: async ({ canvasElement }) => {
    const layer = await addCard(canvasElement);
    await userEvent.click(layer.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    await waitFor(() => expect(layer.getByRole('button', { name: 'Add new card' })).toHaveFocus());
    await expect(layer.queryByRole('checkbox')).toBeNull();
  },
};

export const Canada: Story = { ...shown(examples.Canada), globals: { viewport: { value: 'narrow' } } };

export const ModernBrand: Story = shown(examples['modern brand']);

export const RightToLeft: Story = {
  args: { example: examples.several },
  globals: { direction: 'rtl' },
  play: showTwo,
};
