import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { viewports } from '../.storybook/variants.ts';
import { examples } from '../widgets/product-grid/product-grid.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Product grid',
  component: IslandStory,
  args: { widget: 'product-grid', example: examples.tiles },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  name: 'Products with Add to Cart',
  args: { example: examples.tiles },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    const tiles = within(host).getAllByRole('listitem');
    // One tile alone in its row would always pass: at the tested width there are several.
    await expect(tiles.filter(({ offsetTop }) => offsetTop === tiles[0]!.offsetTop).length).toBeGreaterThan(
      1,
    );
    const heights = (top: number) =>
      new Set(tiles.filter(({ offsetTop }) => offsetTop === top).map(({ offsetHeight }) => offsetHeight));
    for (const { offsetTop } of tiles) await expect(heights(offsetTop).size).toBe(1);
  },
};

export const ShowMore: Story = {
  name: 'More products than shown',
  args: { example: examples['show more'] },
};

export const MoreOnTheirWay: Story = {
  name: 'Loading more products',
  args: { example: examples['more on their way'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const button = host.getByRole('button', { name: 'Show more' });
    await press(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const OneProduct: Story = {
  name: 'One product',
  args: { example: examples['one product'] },
  play: async ({ canvasElement }) => {
    const tile = within(await settledHost(canvasElement)).getByRole('listitem');
    await expect(tile.offsetWidth).toBeLessThan(400);
  },
};

export const Sale: Story = {
  name: 'On sale',
  args: { example: examples.sale },
};

export const LongNames: Story = {
  name: 'Long names, mobile',
  args: { example: examples['long names'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const name = host.getAllByText(/^Hartwell/)[0]!.closest('.si-card__name')!;
    await expect(name.clientHeight).toBeLessThan(name.scrollHeight);
  },
};

export const OutOfStock: Story = {
  name: 'Out of stock (sold out)',
  args: { example: examples['out of stock'] },
};

export const QuickView: Story = {
  name: 'With a quick view',
  args: { example: examples['quick view'] },
};

export const ColorsToChoose: Story = {
  name: 'Colors to choose on a tile',
  args: { example: examples['colors to choose'] },
  play: async ({ canvasElement }) => {
    const tile = within(within(await settledHost(canvasElement)).getAllByRole('listitem')[0]!);
    const slate = tile.getByRole('radio', { name: 'Slate' });
    await press(slate);
    await expect(slate).toBeChecked();
    await waitFor(() =>
      expect(tile.getByRole('link', { name: 'Marlow 3-Seat Sofa' })).toHaveAttribute(
        'href',
        '/p/271000?option=F114',
      ),
    );
  },
};

export const CustomOrder: Story = {
  name: 'Custom order: Choose Options',
  args: { example: examples['custom order'] },
};

export const RegistryButtons: Story = {
  name: 'Add to a gift registry',
  args: { example: examples.registry },
};

export const NoButtons: Story = {
  name: 'Without buttons',
  args: { example: examples['no buttons'] },
};

export const LargePictures: Story = {
  name: 'Large pictures, two columns',
  args: { example: examples['large pictures'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const tops = host.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top);
    const columns = innerWidth < viewports.tablet.width ? 1 : 2;
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  },
};

export const FailedAdd: Story = {
  name: 'Add to Cart failed',
  args: { example: examples['failed add'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await press(host.getAllByRole('button', { name: /^Add to Cart/ })[0]!);
    await expect(await host.findByRole('alert')).toBeVisible();
  },
};

export const AskedFor: Story = {
  name: 'Requested by the widget',
  args: { example: examples['asked for'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="loading"]')).toHaveLength(12));
  },
};

export const Failure: Story = {
  name: 'Network error',
  args: { example: examples.failure },
};

export const NothingFound: Story = {
  name: 'No products found',
  args: { example: examples['nothing found'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const tops = host.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(2);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.sale },
  globals: { direction: 'rtl' },
};
