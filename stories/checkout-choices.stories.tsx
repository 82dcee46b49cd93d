import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Checkout choices',
  component: IslandStory,
  args: { widget: 'checkout', example: examples['several recipients'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddressSuggested: Story = {
  name: 'Address as it was typed, beside the suggested one',
  args: { example: examples['address suggested'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await userEvent.type(await canvas.findByLabelText(/^Apartment/), 'B');
    await press(canvas.getByRole('button', { name: 'Next' }));
    const layer = within(await layerAtRest('Please check the address'));
    await layer.findByText('Drive');
    for (const name of ['Use Suggested', 'Keep Mine', 'Edit'])
      await expect(layer.getByRole('button', { name })).toBeEnabled();
  },
};

export const NewAddress: Story = {
  name: 'Several people: a new address for one of them',
  args: { example: examples['several recipients'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    const [address] = await canvas.findAllByLabelText('Ship to Mira Vase');
    await userEvent.selectOptions(address!, 'New address…');
    const layer = within(await layerAtRest('New address'));
    await expect(layer.getByLabelText('City')).toHaveValue('');
  },
};

export const PartRemoved: Story = {
  name: 'Several people: nothing left for one of them',
  args: { example: examples['several recipients'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Remove Mira Vase, Mia Lindt' }));
    await canvas.findByText('Nothing is left for Mia Lindt.');
    await expect(canvas.getByText('Total items: 1 (before: 2)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo Mira Vase' })).toHaveFocus();
  },
};

export const HolidayHold: Story = {
  name: 'Held for a holiday: with standard shipping',
  args: { example: examples.options },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('radio', { name: /^Express shipping/ }));
    const hold = canvas.getByLabelText('Hold for a holiday');
    await userEvent.selectOptions(hold, '2026-12-21');
    await expect(hold).toHaveDisplayValue('Christmas: arrive on Monday, December 21');
    await expect(canvas.getByRole('radio', { name: /^Standard shipping/ })).toBeChecked();
  },
};

export const ShipInstead: Story = {
  name: 'Ship what was to be picked up',
  args: { example: examples['options with pickup'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Ship it instead', expanded: false }));
    await expect(canvas.getByLabelText('Ship to')).toHaveDisplayValue(/233 S Wacker Dr/);
    await expect(canvas.getByRole('button', { name: 'Ship to This Address' })).toBeVisible();
  },
};

export const CreditOffer: Story = {
  name: 'Payment with the shop’s own card: the choice of its offer',
  args: { example: examples['credit offer'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await press(await canvas.findByRole('button', { name: 'Choose your credit card offer' }));
    await within(await layerAtRest()).findByRole('radio', { name: /special financing/ });
  },
};

export const TotalsChanging: Story = {
  name: 'Review while the totals change: the order cannot be placed',
  args: { example: examples['totals changing'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await canvas.findByRole('button', { name: 'Place Order' });
    // As the slide-out of the cart says it.
    document.dispatchEvent(new CustomEvent('storefront:item-updated'));
    const button = await canvas.findByRole('button', { name: 'Your total is being updated…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
