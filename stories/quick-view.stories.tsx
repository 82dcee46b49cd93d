import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/quick-view/quick-view.examples.ts';
import { openLayer } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

/** The layer, once its parts show. */
async function shownProduct(canvasElement: HTMLElement): Promise<HTMLElement> {
  const layer = await openLayer(canvasElement);
  await waitFor(() =>
    expect(layer.querySelector('.si-quick-view__parts:not([data-state="loading"])')).not.toBeNull(),
  );
  await waitFor(() => expect(layer.querySelector('.si-skeleton, [aria-busy="true"]')).toBeNull());
  return layer;
}

const meta = {
  title: 'Widgets/Quick view',
  component: OverlayStory,
  args: { widget: 'quick-view', example: examples['in stock'] },
  beforeEach: (context) => {
    const before = location.href;
    const state: unknown = history.state;
    const prepared = prepareIsland(context);
    return async () => {
      (await prepared)();
      history.replaceState(state, '', before);
    };
  },
  play: async ({ canvasElement }) => {
    await shownProduct(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {
  name: 'In stock, with fabrics to choose',
  args: { example: examples['in stock'] },
};

export const AnotherFabric: Story = {
  name: 'Another fabric chosen',
  args: { example: examples['in stock'] },
  play: async ({ canvasElement }) => {
    const layer = await shownProduct(canvasElement);
    await userEvent.click(within(layer).getByRole('radio', { name: 'Oat Linen' }));
    await within(layer).findByText('Oat Linen', { selector: 'b' });
  },
};

export const MadeToOrder: Story = { args: { example: examples['made to order'] } };

export const OptionsMissing: Story = {
  name: 'Made to order: options missing',
  args: { example: examples['options missing'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement, 'Marlow 3-Seat Sofa');
    await expect(layer.querySelector('.si-skeleton')).toBeVisible();
  },
};

export const LoadingWithoutATile: Story = {
  name: 'Loading, opened by an address',
  args: { example: examples['loading without a tile'] },
  play: async ({ canvasElement }) => {
    await openLayer(canvasElement, 'Quick View');
  },
};

export const NotReached: Story = {
  name: 'Product not reached: Try Again',
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await within(layer).findByRole('button', { name: 'Try Again' });
  },
};

export const Sale: Story = { args: { example: examples.sale } };
export const SoldOut: Story = { args: { example: examples['sold out'] } };
export const ColorSoldOut: Story = {
  name: 'The tile’s color sold out',
  args: { example: examples['color sold out'] },
};
export const Personalized: Story = { name: 'With a monogram', args: { example: examples.personalized } };
export const CartAlone: Story = { name: 'Add to Cart alone', args: { example: examples['cart alone'] } };
export const RegistryAlone: Story = {
  name: 'Add To Registry alone',
  args: { example: examples['registry alone'] },
};
export const OnlyWhatHasToBeSent: Story = {
  name: 'A server that says little',
  args: { example: examples['only what has to be sent'] },
};
export const LongName: Story = { args: { example: examples['long name'] } };
export const ModernBrand: Story = {
  name: 'Modern brand: quick view',
  args: { example: examples['modern brand'] },
};
export const Mobile: Story = {
  name: 'Mobile: quick view',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};
