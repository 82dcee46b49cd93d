import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/card-entry/card-entry.examples.ts';
import type { Scene } from './card-play.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** An error at a field that is not focused. */
async function expectOfFieldInPlace(island: Scene, label: string, words: string) {
  const field = island.getByRole('textbox', { name: label });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
}

const meta = {
  title: 'Widgets/Card entry over a refused form',
  component: IslandStory,
  args: { widget: 'card-entry', example: examples['refused before the page'] },
  beforeEach: prepareIsland,
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RefusedBeforeThePage: Story = {
  name: 'Card expired, and security code missing',
  args: { example: examples['refused before the page'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expectOfFieldInPlace(island, 'Expiration date', 'The expiration date you entered is not valid.');
    await expectOfFieldInPlace(island, 'Security code', 'Please enter a valid security code.');
    await expect(document.body).toHaveFocus();
  },
};

export const DeclinedBeforeThePage: Story = {
  name: 'Card declined',
  args: { example: examples['declined before the page'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await island.findAllByText('Your card was declined. Please use another card.');
    await expect(document.body).toHaveFocus();
  },
};

export const DeclinedOnMobile: Story = {
  ...DeclinedBeforeThePage,
  name: 'Mobile: card declined',
  globals: { viewport: { value: 'phone' } },
};

export const SavingTicked: Story = {
  name: 'Saving the card ticked before',
  args: { example: examples['saving ticked'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByRole('checkbox', { name: 'Save this card to my account' })).toBeChecked();
  },
};
