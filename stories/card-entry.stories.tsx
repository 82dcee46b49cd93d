import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/card-entry/card-entry.examples.ts';
import { bringPaymentScript } from './card-provider.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

type Scene = ReturnType<typeof within>;

const number = (island: Scene) => island.getByRole('textbox', { name: 'Card number' });

/** The island, with a card typed into it. */
async function typed(canvasElement: HTMLElement, digits = '4111111111111111'): Promise<Scene> {
  const island = within(await settledHost(canvasElement));
  await userEvent.type(number(island), digits);
  await userEvent.type(island.getByLabelText('Expiration date'), '1239');
  await userEvent.type(island.getByLabelText('Security code'), '123');
  return island;
}

/** The same, once it has been sent. */
async function sent(canvasElement: HTMLElement): Promise<Scene> {
  const island = await typed(canvasElement);
  await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
  return island;
}

/** A flag of the server's that is said of the card as a whole. */
const saysOfTheCard =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const island = await sent(canvasElement);
    await expect((await island.findAllByText(words))[0]).toBeVisible();
    await expect(number(island)).toHaveValue('4111 1111 1111 1111');
  };

/** A flag of the server's that is said of a field. */
const saysOfField =
  (label: string, words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const island = await sent(canvasElement);
    await waitFor(() => expect(island.getByLabelText(label)).toHaveFocus());
    await expect(island.getByLabelText(label)).toHaveAccessibleDescription(words);
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

export const Untouched: Story = {
  args: { example: examples.untouched },
  play: async ({ canvasElement, step }) => {
    const island = within(await settledHost(canvasElement));
    await step('it takes no focus by itself', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('nothing typed: each field says so, and the first has the focus', async () => {
      await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
      await expect(number(island)).toHaveFocus();
      await expect(number(island)).toHaveAccessibleDescription('Please enter a valid credit card number.');
    });
    await step('what is typed takes the message away, and is grouped', async () => {
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
    await expect(island.getByText('A store card has no expiration date and no security code.')).toBeVisible();
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
    await expect(number(island)).toHaveAccessibleDescription(
      'The credit card number you entered is not valid.',
    );
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

export const DefaultWords: Story = {
  args: { example: examples['default words'] },
  play: saysOfTheCard('Your card could not be checked. Please try again.'),
};

export const SeveralRefused: Story = {
  args: { example: examples['several refused'] },
  play: saysOfTheCard('Your session has ended. Please enter your card again.'),
};

export const Failure: Story = {
  args: { example: examples.failure },
  play: saysOfTheCard("We're having trouble reaching the store. Please try again in a few minutes."),
};

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
  beforeEach: bringPaymentScript,
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(await island.findByLabelText('Provider card number'), '4111111111111111');
    await userEvent.click(island.getByRole('button', { name: 'Use This Card' }));
    await island.findByText('Card ending in 1111 now pays for this order.');
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  args: { example: examples.untouched },
  globals: { viewport: { value: 'phone' } },
};
