import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { IslandExample } from '../src/testing/island-example.ts';
import { examples } from '../widgets/card-entry/card-entry.examples.ts';
import { expectOfField, expectOfTheCard, type Scene, sendByProvider, typeCard } from './card-play.ts';
import { breakPaymentFields, bringPaymentScript, mendPaymentScript } from './card-provider.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

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
  await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
  return island;
}

/** A server flag with an error at a field. */
const saysOfField =
  (label: string, words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expectOfField(await sent(canvasElement), label, words);
  };

const meta = {
  title: 'Widgets/Card entry',
  component: IslandStory,
  args: { name: 'card-entry', example: examples.untouched },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A server flag with an error for the whole card. */
const ofTheCard = (example: IslandExample, words: string): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    await expectOfTheCard(await sent(canvasElement), words);
  },
});

export const Untouched: Story = {
  args: { example: examples.untouched },
  play: async ({ canvasElement, step }) => {
    const island = within(await settledHost(canvasElement));
    await step('it takes no focus by itself', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('empty: each field shows an error, and the first is focused', async () => {
      await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
      await expect(number(island)).toHaveFocus();
      await expect(number(island)).toHaveAccessibleDescription('Please enter a valid credit card number.');
    });
    await step('typing removes the message, and the number is grouped', async () => {
      await userEvent.type(number(island), '378282246310005');
      await expect(number(island)).toHaveValue('3782 822463 10005');
      await expect(number(island)).not.toHaveAttribute('aria-invalid');
      await expect(island.getByRole('img', { name: 'American Express' })).toBeVisible();
    });
  },
};

export const Typed: Story = {
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    await typed(canvasElement);
  },
};

export const StoreCard: Story = {
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
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = await typed(canvasElement, '5243040000000000');
    await expect(number(island)).toHaveAccessibleDescription('This card earns rewards on this order.');
  },
};

export const SavingAllowed: Story = {
  args: { example: examples['saving allowed'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    const box = island.getByRole('checkbox', { name: 'Save this card to my account' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const SavingAtTheLimit: Story = {
  args: { example: examples['saving at the limit'] },
  play: async ({ canvasElement }) => {
    await expect(within(await settledHost(canvasElement)).queryByRole('checkbox')).toBeNull();
  },
};

export const LuhnCheck: Story = {
  args: { example: examples['luhn check'] },
  play: async ({ canvasElement }) => {
    const island = await typed(canvasElement, '4111111111111112');
    await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
    await expectOfField(island, 'Card number', 'The credit card number you entered is not valid.');
  },
};

export const HouseholdCard: Story = {
  args: { example: examples['household card'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(number(island), '44136421');
    await expect(island.getByRole('img', { name: 'Rewards Visa' })).toBeVisible();
  },
};

export const SlowBrowser: Story = {
  args: { example: examples['slow browser'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(number(island), '41111111');
    await expect(number(island)).toHaveValue('41111111');
    await waitFor(() => expect(number(island)).toHaveValue('4111 1111'));
  },
};

export const Paying: Story = {
  args: { example: examples.paying },
  play: async ({ canvasElement }) => {
    await (await sent(canvasElement)).findByRole('button', { name: 'Checking…' });
  },
};

export const Paid: Story = {
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = await sent(canvasElement);
    await waitFor(() =>
      expect(island.getByText('Visa ending in 1111 now pays for this order.')).toHaveFocus(),
    );
    await expect(number(island)).toHaveValue('');
  },
};

export const SessionError: Story = ofTheCard(examples['session error'], 'Your session has timed out.');
export const TnsError: Story = ofTheCard(examples['tns error'], 'We could not read your card.');
export const RewardsRestriction: Story = ofTheCard(
  examples['rewards restriction'],
  'Your rewards need your rewards card.',
);
export const NothingToPay: Story = ofTheCard(
  examples['nothing to pay'],
  'There is nothing left for this card to pay.',
);
export const NotApplied: Story = ofTheCard(
  examples['not applied'],
  'Your rewards card could not be applied to this order.',
);
export const NotVerified: Story = ofTheCard(
  examples['not verified'],
  'Your card could not be verified. Please check what you entered, or use another card.',
);

export const ReissuedCard: Story = {
  args: { example: examples['reissued card'] },
  play: saysOfField('Card number', 'Card has been reissued. Please use new card.'),
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

export const DefaultWords: Story = ofTheCard(
  examples['default words'],
  'Your card could not be checked. Please try again.',
);
export const SeveralRefused: Story = ofTheCard(
  examples['several refused'],
  'Your session has ended. Please enter your card again.',
);
export const Failure: Story = ofTheCard(
  examples.failure,
  "We're having trouble reaching the store. Please try again in a few minutes.",
);

export const LostAnswer: Story = {
  args: { example: examples['lost answer'] },
  play: async ({ canvasElement }) => {
    const island = await sent(canvasElement);
    await expect(await island.findByText('Visa ending in 1111 now pays for this order.')).toBeVisible();
  },
};

export const TextsOfThePage: Story = {
  args: { example: examples['texts of the page'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByLabelText('Number on your card')).toBeVisible();
  },
};

export const TheProvidersOwnFields: Story = {
  args: { example: examples['the provider’s own fields'] },
  beforeEach: () => bringPaymentScript(),
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await sendByProvider(island, 'Use This Card');
    await island.findByText('Visa ending in 1111 now pays for this order.');
  },
};

export const TheProvidersFieldsOnTheirWay: Story = {
  args: { example: examples['the provider’s fields on their way'] },
  beforeEach: () => bringPaymentScript('never come'),
  play: async ({ canvasElement }) => {
    const island = within(canvasElement);
    await userEvent.click(await island.findByRole('button', { name: 'Use This Card' }));
    const [said] = await island.findAllByText('The fields for your card are loading. Please wait a moment.');
    await expect(said).toBeVisible();
  },
};

export const TheProvidersFieldsNotToBeHad: Story = {
  args: { example: examples['the provider’s fields not to be had'] },
  beforeEach: () => bringPaymentScript('cannot be had'),
  play: async ({ canvasElement, step }) => {
    const island = within(await settledHost(canvasElement));
    await island.findByRole('button', { name: 'Try Again' });
    await expect(island.queryByRole('textbox')).toBeNull();
    await step('Try Again loads them', async () => {
      mendPaymentScript();
      await userEvent.click(island.getByRole('button', { name: 'Try Again' }));
      await island.findByLabelText('Provider card number');
    });
  },
};

export const TheProvidersFieldsBroken: Story = {
  args: { example: examples['the provider’s fields broken'] },
  beforeEach: () => bringPaymentScript(),
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await island.findByLabelText('Provider card number');
    breakPaymentFields();
    await island.findAllByText('Something went wrong. Please try again.');
    await expect(island.getByLabelText('Provider card number')).toBeVisible();
  },
};

export const TheProvidersCardRefused: Story = {
  args: { example: examples['the provider’s card refused'] },
  beforeEach: () => bringPaymentScript(),
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await sendByProvider(island, 'Use This Card');
    await island.findAllByText('The expiration date you entered is not valid.');
  },
};

export const TheProviderLeftOut: Story = {
  args: { example: examples['the provider left out'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };
export const Mobile: Story = {
  args: { example: examples.untouched },
  globals: { viewport: { value: 'phone' } },
};
