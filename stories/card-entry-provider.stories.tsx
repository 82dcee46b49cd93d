import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/card-entry/card-entry.examples.ts';
import { sendByProvider } from './card-play.ts';
import { breakPaymentFields } from './card-provider.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Card entry with the provider’s fields',
  component: IslandStory,
  args: { widget: 'card-entry', example: examples['the provider’s own fields'] },
  beforeEach: prepareIsland,
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheProvidersOwnFields: Story = {
  name: 'Empty form',
  args: { example: examples['the provider’s own fields'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByLabelText('Provider card number');
  },
};

export const TheProvidersFieldsRecognizeACard: Story = {
  name: 'Recognized card in the provider’s fields',
  args: { example: examples['the provider’s own fields'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.type(await island.findByLabelText('Provider card number'), '5454');
    await expect(
      within(island.getByRole('list', { name: 'Accepted cards' }))
        .getAllByRole('img')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Visa', 'Mastercard', 'American Express', 'Discover']);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current="true"] svg')).toHaveAccessibleName('Mastercard'),
    );
  },
};

export const TheProvidersCardRefused: Story = {
  name: 'Card expired',
  args: { example: examples['the provider’s card refused'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await sendByProvider(island, 'Use This Card');
    await island.findAllByText('The expiration date you entered is not valid.');
  },
};

export const TheProvidersFieldsOnTheirWay: Story = {
  name: 'Fields still loading',
  args: { example: examples['the provider’s fields on their way'] },
  play: async ({ canvasElement }) => {
    const island = within(canvasElement);
    await press(await island.findByRole('button', { name: 'Use This Card' }));
    const [said] = await island.findAllByText('The fields for your card are loading. Please wait a moment.');
    await expect(said).toBeVisible();
  },
};

export const TheProvidersFieldsNotToBeHad: Story = {
  name: 'Fields not loaded (network error)',
  args: { example: examples['the provider’s fields not to be had'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await island.findByRole('button', { name: 'Try Again' });
    await expect(island.queryByRole('textbox')).toBeNull();
  },
};

export const TheProvidersFieldsBroken: Story = {
  name: 'Fields that fail after loading',
  args: { example: examples['the provider’s fields broken'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await island.findByLabelText('Provider card number');
    breakPaymentFields();
    await island.findAllByText('Something went wrong. Please try again.');
    await expect(island.getByLabelText('Provider card number')).toBeVisible();
  },
};

export const TheProviderLeftOut: Story = {
  name: 'Fields not configured by the page',
  args: { example: examples['the provider left out'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
};

export const Mobile: Story = {
  ...TheProvidersOwnFields,
  name: 'Mobile phone',
  globals: { viewport: { value: 'phone' } },
};
