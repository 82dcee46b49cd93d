import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-card/add-card.examples.ts';
import { expectOfField, expectOfTheCard, sendByProvider, typeCard } from './card-play.ts';
import { bringPaymentScript } from './card-provider.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

/** The layer with a complete card typed and sent. */
async function send(canvasElement: HTMLElement) {
  const layer = within(await open(canvasElement));
  await typeCard(layer);
  await userEvent.click(layer.getByRole('button', { name: 'Add Card' }));
  return layer;
}

const meta = {
  title: 'Widgets/Add card',
  component: OverlayStory,
  args: { name: 'add-card', example: examples.empty },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.getByLabelText('Card number')).toHaveFocus();
  },
};

export const OnMobile: Story = {
  args: { example: examples.empty },
  globals: { viewport: { value: 'phone' } },
};

export const Missing: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Add Card' }));
    await waitFor(() => expect(layer.getByLabelText('Card number')).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Added: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findByText('Visa ending in 1111 now pays for this order.');
  },
};

export const LimitReached: Story = {
  args: { example: examples['limit reached'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.queryByRole('checkbox')).toBeNull();
  },
};

export const NotToBeSaved: Story = {
  args: { example: examples['not to be saved'] },
};

export const Adding: Story = {
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findByRole('button', { name: 'Adding…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findAllByText(/Please try again/);
    await expect(layer.getByLabelText('Security code')).toHaveValue('123');
  },
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
  args: { example: examples['number refused'] },
  play: saysOfField('Card number', 'The credit card number you entered is not valid.'),
};

export const ExpiryRefused: Story = {
  args: { example: examples['expiry refused'] },
  play: saysOfField('Expiration date', 'The expiration date you entered is not valid.'),
};

export const CodeRefused: Story = {
  args: { example: examples['code refused'] },
  play: saysOfField('Security code', 'The security code you entered is not valid.'),
};

export const ReissuedCard: Story = {
  args: { example: examples['reissued card'] },
  play: saysOfField('Card number', 'Card has been reissued. Please use new card.'),
};

export const SessionError: Story = {
  args: { example: examples['session error'] },
  play: saysOfTheCard('Your session has timed out.'),
};

export const TnsError: Story = {
  args: { example: examples['tns error'] },
  play: saysOfTheCard('We could not read your card.'),
};

export const RewardsRestriction: Story = {
  args: { example: examples['rewards restriction'] },
  play: saysOfTheCard('Your rewards need your rewards card.'),
};

export const NothingToPay: Story = {
  args: { example: examples['nothing to pay'] },
  play: saysOfTheCard('There is nothing left for this card to pay.'),
};

export const NotApplied: Story = {
  args: { example: examples['not applied'] },
  play: saysOfTheCard('Your rewards card could not be applied to this order.'),
};

export const DefaultWords: Story = {
  args: { example: examples['default words'] },
  play: saysOfTheCard('Your card could not be checked. Please try again.'),
};

export const LuhnCheck: Story = {
  args: { example: examples['luhn check'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.type(layer.getByLabelText('Card number'), '4111111111111112{Tab}');
    await expect(layer.getByLabelText('Card number')).toHaveAccessibleDescription(
      'The credit card number you entered is not valid.',
    );
  },
};

export const TheProvidersOwnFields: Story = {
  args: { example: examples['the provider’s own fields'] },
  beforeEach: () => bringPaymentScript(),
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await sendByProvider(layer, 'Add Card');
    await layer.findByText('Visa ending in 1111 now pays for this order.');
  },
};

export const TheProvidersFieldsNotToBeHad: Story = {
  args: { example: examples['the provider’s fields not to be had'] },
  beforeEach: () => bringPaymentScript('cannot be had'),
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await layer.findByRole('button', { name: 'Try Again' });
    await expect(layer.queryByRole('textbox')).toBeNull();
  },
};

export const HelpWithTheCode: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Where is my security code?' }));
    await layerAtRest('Your Security Code');
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples.empty },
  globals: { direction: 'rtl' },
};
