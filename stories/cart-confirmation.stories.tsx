import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/cart-confirmation/cart-confirmation.examples.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

/** The open layer after its animation, because contrast cannot be measured during it. */
async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await within(document.body).findByRole('dialog');
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return dialog;
}

const meta = {
  title: 'Widgets/Cart confirmation',
  component: OverlayStory,
  args: { name: 'cart-confirmation', example: examples['one item'] },
  beforeEach: prepareIsland,
  globals: { viewport: { value: 'wide' } },
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {
  args: { example: examples['one item'] },
  play: async ({ canvasElement, step }) => {
    const dialog = await opened(canvasElement);
    await step('its title is focused', async () => {
      await expect(within(dialog).getByRole('heading', { name: '1 item added to your cart' })).toHaveFocus();
    });
    await step('Continue Shopping closes it and returns the focus', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Continue Shopping' }));
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus());
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    });
  },
};

export const SeveralPieces: Story = {
  args: { example: examples['several pieces'] },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    layer.getByRole('heading', { name: '2 items added to your cart' });
    await layer.findByText('$3,598.00');
  },
};

export const SeveralItems: Story = {
  args: { example: examples['several items'] },
};

export const LongName: Story = {
  args: { example: examples['long name'] },
};

export const Tooltips: Story = {
  args: { example: examples.tooltips },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await userEvent.hover(layer.getByRole('button', { name: 'About Marlow 3-Seat Sofa' }));
    await expect(layer.getByRole('tooltip')).toBeVisible();
  },
};

export const Installation: Story = {
  args: { example: examples.installation },
};

export const Rewards: Story = {
  args: { example: examples.rewards },
};

export const Extras: Story = {
  args: { example: examples.extras },
  play: async ({ canvasElement, step }) => {
    const layer = within(await opened(canvasElement));
    await step('an added extra stays "Added"', async () => {
      await userEvent.click(layer.getByRole('button', { name: 'Add to Cart Leather Care Kit' }));
      const added = await layer.findByRole('button', { name: 'Added' });
      await expect(added).toHaveFocus();
    });
    await step('People Also Bought follows', async () => {
      await layer.findByRole('region', { name: /People Also/ });
    });
  },
};

export const CustomOrderExtra: Story = {
  args: { example: examples['custom order extra'] },
};

export const RegistryExtras: Story = {
  args: { example: examples['registry extras'] },
};

export const EverythingOnMobile: Story = {
  args: { example: examples.everything },
  globals: { viewport: { value: 'phone' } },
};

export const Everything: Story = {
  args: { example: examples.everything },
};

export const FailedExtra: Story = {
  args: { example: examples['failed extra'] },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Add to Cart Leather Care Kit' }));
    await layer.findByText(/Please try again/);
  },
};

export const CartAsItIs: Story = {
  args: { example: examples['cart as it is'] },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await layer.findByText('Marlow 3-Seat Sofa');
  },
};

export const CartLoading: Story = {
  args: { example: examples['cart loading'] },
};

export const EmptyCart: Story = {
  args: { example: examples['empty cart'] },
};

export const CartNotReached: Story = {
  args: { example: examples['cart not reached'] },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await layer.findByText('Something went wrong. Please try again.');
  },
};

export const SubtotalNotKnown: Story = {
  args: { example: examples['subtotal not known'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples.everything },
  globals: { direction: 'rtl', viewport: { value: 'wide' } },
};
