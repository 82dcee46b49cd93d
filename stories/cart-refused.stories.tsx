import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/cart/cart.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Cart refused',
  component: IslandStory,
  args: { widget: 'cart', example: examples['four lines'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PromoCodeRefused: Story = {
  name: 'Promo code expired',
  args: { example: examples['promo code refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: 'Promo code' }));
    await userEvent.type(cart.getByLabelText('Promo code'), 'OLD{Enter}');
    await cart.findByText('This promo code has expired.');
    await expect(cart.getByLabelText('Promo code')).toHaveValue('OLD');
  },
};

export const PromoCodeMissing: Story = {
  name: 'No promo code entered',
  args: { example: examples['four lines'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: 'Promo code' }));
    await press(cart.getByRole('button', { name: 'Apply' }));
    await cart.findByText('Please enter a promo code.');
    await expect(cart.getByLabelText('Promo code')).toHaveFocus();
  },
};

export const ZipCodeNotValid: Story = {
  name: 'ZIP code not valid',
  args: { example: examples['four lines'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await typeZipCode(cart, '606');
    await cart.findByText('“606” is not a ZIP code. Please enter 5 digits.');
  },
};

export const ZipCodeRefused: Story = {
  name: 'ZIP code not updated (network error)',
  args: { example: examples['ZIP code refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await typeZipCode(cart, '94105');
    await cart.findByText('Zip code could not be updated.');
    await expect(cart.getByLabelText(/ZIP code/)).toHaveValue('94105');
  },
};

export const RefusedWithoutScript: Story = {
  name: 'ZIP code refused before the island was there',
  args: { example: examples['refused without script'] },
};

export const CertificateRefused: Story = {
  name: 'Reward certificate refused',
  args: { example: examples['certificate refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /^Rewards/ }));
    await press(cart.getByRole('button', { name: /Apply \$25/ }));
    await cart.findByText('This certificate is used in another order.');
  },
};

export const DonationRefused: Story = {
  name: 'Donation not changed (network error)',
  args: { example: examples['donation refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /^Round up/ }));
    await userEvent.selectOptions(cart.getByLabelText(/Round up/), '1000');
    await cart.findByText(/Something went wrong/);
  },
};

export const QuantityRefused: Story = {
  name: 'Fewer left than wanted',
  args: { example: examples['quantity refused'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /One more: Quantity: Hadley Mug/ }));
    await cart.findByText('Only 4 are left.');
  },
};

export const RemovalFailed: Story = {
  name: 'Item not removed (network error)',
  args: { example: examples['removal failed'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /Remove Hadley Mug/ }));
    await cart.findByText(/Something went wrong/);
  },
};

export const NotReadAgain: Story = {
  name: 'Cart not read after a change (network error)',
  args: { example: examples['not read again'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /Remove Hadley Mug/ }));
    await cart.findByText(/could not be updated. What you see may be out of date/);
    await waitFor(() => expect(cart.getByRole('button', { name: 'Try Again' })).toBeVisible());
  },
};

export const SessionGone: Story = {
  name: 'Session expired: refresh the page',
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    await press(cart.getByRole('button', { name: /One more: Quantity: Hadley Mug/ }));
    await layerAtRest("We're Sorry.");
  },
};

export const EmptyBasket: Story = {
  name: 'Checkout finds an empty cart: no popup',
  args: { example: examples['empty basket'] },
  play: async ({ canvasElement }) => {
    const cart = within(await settledHost(canvasElement));
    const checkout = cart.getByRole('button', { name: 'Checkout' });
    await press(checkout);
    await waitFor(() => expect(checkout).not.toHaveAttribute('aria-busy'));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const NotPutBack: Story = {
  name: 'Item not put back: out of stock',
  args: { example: examples['not put back'] },
  play: async ({ canvasElement }) => {
    await undoMug(within(await settledHost(canvasElement)), /Hadley Mug is out of stock/);
  },
};

export const PuttingBack: Story = {
  name: 'Item being put back',
  args: { example: examples['putting back'] },
  play: async ({ canvasElement }) => {
    await undoMug(within(await settledHost(canvasElement)), /Putting it back…/);
  },
};

async function typeZipCode(cart: ReturnType<typeof within>, code: string): Promise<void> {
  await press(cart.getByRole('button', { name: /^Estimate shipping/ }));
  const field = cart.getByLabelText(/ZIP code/);
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
  await expect(field).toHaveFocus();
}

async function undoMug(cart: ReturnType<typeof within>, text: RegExp): Promise<void> {
  await press(cart.getByRole('button', { name: /Remove Hadley Mug/ }));
  // The removal has been answered by then.
  await cart.findByText(/could not be updated/);
  await press(cart.getByRole('button', { name: /Undo Hadley Mug/ }));
  await cart.findByText(text);
}
