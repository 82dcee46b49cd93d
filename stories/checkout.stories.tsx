import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/checkout/checkout.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Checkout',
  component: IslandStory,
  args: { name: 'checkout', example: examples.shipping },
  beforeEach: async (context) => {
    const { href } = location;
    const end = await prepareIsland(context);
    // A step has an address of its own, which would decide what the next story shows.
    return () => {
      end();
      history.replaceState(null, '', href);
    };
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await within(canvasElement).findAllByRole('heading', { level: 2 });
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipping: Story = {
  args: { example: examples.shipping },
};

export const ShippingAsAGuest: Story = {
  args: { example: examples['shipping as a guest'] },
};

export const ShippingAbroad: Story = {
  args: { example: examples['shipping abroad'] },
};

export const SeveralRecipients: Story = {
  args: { example: examples['several recipients'] },
};

export const Options: Story = {
  args: { example: examples.options },
};

export const OptionsForSeveral: Story = {
  args: { example: examples['options for several'] },
};

export const OptionsWithPickup: Story = {
  args: { example: examples['options with pickup'] },
};

export const OptionsRefused: Story = {
  args: { example: examples['options refused'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Premium shipping/ }));
    await canvas.findByText('Express shipping is not available any more.');
    await expect(canvas.getByRole('radio', { name: /^Premium shipping/ })).toBeChecked();
  },
};

export const Payment: Story = {
  args: { example: examples.payment },
};

export const NothingPaysYet: Story = {
  args: { example: examples['nothing pays yet'] },
};

export const Review: Story = {
  args: { example: examples.review },
};

export const ReviewOfSeveralRecipients: Story = {
  args: { example: examples['review of several recipients'] },
};

export const ItemRemoved: Story = {
  args: { example: examples['item removed'] },
};

export const TotalChanged: Story = {
  args: { example: examples['total changed'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByRole('alert');
  },
};

export const OrderDeclined: Story = {
  args: { example: examples['order declined'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByRole('alert');
  },
};

export const OrderDoubtful: Story = {
  args: { example: examples['order doubtful'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Place Order' }));
    await canvas.findByText(/Please do not order again/);
  },
};

export const Confirmation: Story = {
  args: { example: examples.confirmation },
};

export const ConfirmationForAGuest: Story = {
  args: { example: examples['confirmation for a guest'] },
};

export const NotReached: Story = {
  args: { example: examples['not reached'] },
};

export const PromoCodeRemoved: Story = {
  args: { example: examples['promo code removed'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Call me/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Payment' }));
    await canvas.findByText(/^Your promo code no longer applies/);
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your order: 2 items');
  },
};

export const NotLoaded: Story = {
  args: { example: examples['not loaded'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your order: 2 items');
  },
};

export const OnAPhone: Story = {
  args: { example: examples.options },
  globals: { viewport: { value: 'phone' } },
};

export const LeavingAForm: Story = {
  args: { example: examples.options },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Gift message (optional)'), 'Hi');
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Shipping' }));
    await layerAtRest('Leave without saving?');
  },
};
