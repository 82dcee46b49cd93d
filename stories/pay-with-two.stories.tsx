import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/pay-with-two/pay-with-two.examples.ts';
import { layerAtRest, openLayer, showPlaceholders } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { chooseTwo } from './pay-with-two-play.ts';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Pay with two',
  args: { widget: 'pay-with-two', example: examples.several },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const showTwo: Story['play'] = async ({ canvasElement }) => {
  await chooseTwo(canvasElement);
};

export const Several: Story = {
  name: 'Several cards',
  args: { example: examples.several },
};

export const NoneChosen: Story = {
  name: 'No cards chosen',
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Please select two cards.');
  },
};

export const TwoChosen: Story = {
  name: 'Two cards chosen',
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await expect(layer.getByRole('checkbox', { name: /Mastercard/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Mobile: Story = {
  name: 'Mobile, two cards chosen',
  args: { example: examples.several },
  globals: { viewport: { value: 'phone' } },
  play: showTwo,
};

export const NarrowScreen: Story = {
  ...Mobile,
  name: 'Narrow screen, two cards chosen',
  globals: { viewport: { value: 'narrow' } },
};

export const WrongAmount: Story = {
  name: 'Amount not valid',
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await userEvent.clear(layer.getByRole('textbox', { name: /Visa/ }));
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    // The dialog's live region says it too.
    await layer.findByText(/^Enter an amount above 0 and below .*1,799\.00\.$/, {
      selector: '.si-field__slot span',
    });
  },
};

export const OddTotal: Story = {
  name: 'Odd number of cents',
  args: { example: examples['odd total'] },
  play: showTwo,
};

export const FiveCards: Story = { name: 'Five cards, the most', args: { example: examples['five cards'] } };

export const OneInUse: Story = { name: 'One card pays already', args: { example: examples['one in use'] } };

export const TwoPayAlready: Story = {
  name: 'Two cards pay already',
  args: { example: examples['two pay already'] },
};

export const OnlyRewardCards: Story = {
  name: 'Only rewards cards may pay',
  args: { example: examples['only rewards cards'] },
};

export const OnlyRewardCardsWithoutWords: Story = {
  name: 'Only rewards cards may pay, without the server’s message',
  args: { example: examples['only rewards cards, without words'] },
};

export const HouseholdCard: Story = { name: 'Household card', args: { example: examples['household card'] } };

export const FieldsOfTheProvider: Story = {
  name: 'No new cards with the payment provider’s fields',
  args: { example: examples['fields of the provider'] },
};

export const FieldsOfTheProviderOneCard: Story = {
  name: 'One saved card with the payment provider’s fields',
  args: { example: examples['fields of the provider, one card'] },
};

export const OneCard: Story = { name: 'One saved card', args: { example: examples['one card'] } };

export const NoCards: Story = { name: 'No saved cards', args: { example: examples['no cards'] } };

export const ChangedSince: Story = {
  name: 'Total changed by the server',
  args: { example: examples['changed since'] },
};

export const NotGiven: Story = {
  name: 'Cards loaded when it opens',
  args: { example: examples['not given'] },
};

export const TotalNotGiven: Story = {
  name: 'Total loaded when it opens',
  args: { example: examples['total not given'] },
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
    const layer = await chooseTwo(canvasElement);
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const Failed: Story = {
  name: 'Network error: payment not updated',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('checkbox', { name: /Visa/ })).toBeChecked();
  },
};

export const LostButDone: Story = {
  name: 'Payment updated after a network error',
  args: { example: examples['lost but done'] },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/now pay for this order/);
  },
};

export const SessionGone: Story = {
  name: 'Session expired: refresh the page',
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    await layerAtRest("We're Sorry.");
  },
};

export const NotAuthorized: Story = {
  name: 'Card declined',
  args: { example: examples['not authorized'] },
  play: async ({ canvasElement }) => {
    const layer = await chooseTwo(canvasElement);
    await press(layer.getByRole('button', { name: 'Update Payment' }));
    const popup = within(await layerAtRest('Payment Error'));
    popup.getByText('Your card was declined. Please use another card.');
  },
};

/** Adds a card in the Add New Card popup, which opens over this one. */
async function addCard(canvasElement: HTMLElement) {
  const layer = within(await openLayer(canvasElement));
  await press(layer.getByRole('button', { name: 'Add new card' }));
  const form = within(await layerAtRest('Add New Card'));
  await userEvent.type(form.getByLabelText('Card number'), '4242424242424242');
  await userEvent.type(form.getByLabelText('Expiration date'), '1239');
  await userEvent.type(form.getByLabelText('Security code'), '123');
  await press(form.getByRole('button', { name: 'Add Card' }));
  await expect(await layer.findByRole('checkbox', { name: 'Visa ending in 4242' })).toBeChecked();
  return layer;
}

export const WithANewCard: Story = {
  name: 'New card added',
  args: { example: examples['no cards'] },
  play: async ({ canvasElement }) => {
    await addCard(canvasElement);
  },
};

export const Canada: Story = {
  args: { example: examples.Canada },
  play: showTwo,
};

export const CanadaOnANarrowScreen: Story = {
  ...Canada,
  name: 'Canada, narrow screen',
  globals: { viewport: { value: 'narrow' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
  play: showTwo,
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.several },
  globals: { direction: 'rtl' },
  play: showTwo,
};
