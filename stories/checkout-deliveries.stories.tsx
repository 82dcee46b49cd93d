import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Checkout deliveries',
  component: IslandStory,
  args: { widget: 'checkout', example: examples['options to alaska'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for what the step says of the delivery that is special. */
const says = (words: RegExp): Story['play'] =>
  async function play({ canvasElement }) {
    const host = await settledHost(canvasElement);
    await within(host).findAllByRole('button', { name: 'Next: Payment' });
    await within(host.querySelector<HTMLElement>('.si-checkout__step')!).findByText(words);
  };

export const PoBox: Story = {
  name: 'To a PO box',
  args: { example: examples['options to a PO box'] },
  play: says(/5 to 9 business days to a PO box$/),
};

export const Military: Story = {
  name: 'To an APO address: by ground',
  args: { example: examples['options to an APO address'] },
  play: says(/10 to 21 days to a military address/),
};

export const Alaska: Story = {
  name: 'To Alaska: a surcharge',
  args: { example: examples['options to alaska'] },
  play: says(/^With a surcharge of \$10\.00/),
};

export const Abroad: Story = {
  name: 'To another country: one charge',
  args: { example: examples['options abroad'] },
  play: says(/^\$49\.95$/),
};

export const MadeToOrder: Story = {
  name: 'Furniture in stock, and made to order: two in-home deliveries',
  args: { example: examples['made to order'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await canvas.findByRole('heading', { name: 'Shipment 2 of 2' });
    await expect(canvas.getAllByRole('group', { name: 'Delivery day' })).toHaveLength(2);
  },
};

export const FreeShipping: Story = {
  name: 'Free shipping',
  args: { example: examples['free shipping'] },
  play: says(/^Free$/),
};

export const NoDeliveryDates: Story = {
  name: 'Delivery dates not available',
  args: { example: examples['no delivery dates'] },
  // The shop says it above the steps.
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await within(host).findByText(/^Delivery and pickup dates are not available/);
  },
};

export const ThirtyItems: Story = {
  name: 'Thirty items for eight people',
  args: { example: examples['thirty items'] },
  play: async ({ canvasElement }) => {
    const canvas = within(await settledHost(canvasElement));
    await expect(await canvas.findAllByLabelText(/^Ship to Linen Cushion/)).toHaveLength(30);
  },
};
