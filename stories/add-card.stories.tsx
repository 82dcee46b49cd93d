import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-card/add-card.examples.ts';
import { expectOfField, expectOfTheCard, typeCard } from './card-play.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

/** The layer with a complete card typed and sent. */
async function send(canvasElement: HTMLElement) {
  const layer = within(await open(canvasElement));
  await typeCard(layer);
  await press(layer.getByRole('button', { name: 'Add Card' }));
  return layer;
}

const meta = {
  title: 'Widgets/Add card',
  component: OverlayStory,
  args: { widget: 'add-card', example: examples.empty },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty form',
  args: { example: examples.empty },
};

export const Missing: Story = {
  name: 'Card number, date and security code missing',
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Add Card' }));
    await waitFor(() => expect(layer.getByLabelText('Card number')).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const MistypedNumber: Story = {
  name: 'Card number mistyped',
  args: { example: examples['luhn check'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.type(layer.getByLabelText('Card number'), '4111111111111112{Tab}');
    await expect(layer.getByLabelText('Card number')).toHaveAccessibleDescription(
      'The credit card number you entered is not valid.',
    );
  },
};

export const Adding: Story = {
  name: 'Adding the card',
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findByRole('button', { name: 'Adding…' });
  },
};

export const Added: Story = {
  name: 'Card added',
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findByText('Visa ending in 1111 now pays for this order.');
  },
};

export const LimitReached: Story = {
  name: 'Saving not offered: as many cards saved as allowed',
  args: { example: examples['limit reached'] },
};

export const NotToBeSaved: Story = {
  name: 'Saving not offered by the page',
  args: { example: examples['not to be saved'] },
};

export const Declined: Story = {
  name: 'Card declined',
  args: { example: examples.declined },
};

/** A server flag with an error at a field. */
const saysOfField =
  (label: string, words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expectOfField(await send(canvasElement), label, words);
  };

/** A server flag with an error for the whole card. */
const saysOfTheCard =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expectOfTheCard(await send(canvasElement), words);
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

export const SessionError: Story = {
  name: 'Session timed out',
  args: { example: examples['session error'] },
  play: saysOfTheCard('Your session has timed out.'),
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

export const Failed: Story = {
  name: 'Network error: the typed card is kept',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findAllByText(/Please try again/);
    await expect(layer.getByLabelText('Security code')).toHaveValue('123');
  },
};

export const TheProvidersOwnFields: Story = {
  name: 'Fields of the payment provider',
  args: { example: examples['the provider’s own fields'] },
};

export const TheProvidersFieldsNotToBeHad: Story = {
  name: 'Fields of the payment provider not loaded',
  args: { example: examples['the provider’s fields not to be had'] },
};

export const HelpWithTheCode: Story = {
  name: 'Help with the security code, open',
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Where is my security code?' }));
    await layerAtRest('Your Security Code');
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.empty },
  globals: { viewport: { value: 'phone' } },
};

export const DeclinedOnMobile: Story = {
  name: 'Mobile: card declined',
  args: { example: examples.declined },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.empty },
  globals: { direction: 'rtl' },
};
