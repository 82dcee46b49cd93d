import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/compare-list/compare-list.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Compare list',
  component: IslandStory,
  args: { widget: 'compare-list', example: examples['two chosen'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The comparison, opened from the bar. */
async function comparison(canvasElement: HTMLElement): Promise<HTMLElement> {
  // Until then there is the server's own button, which leads to another page.
  const host = await settledHost(canvasElement);
  await userEvent.click(await within(host).findByRole('button', { name: 'Compare' }));
  return layerAtRest('Compare');
}

export const TwoChosen: Story = {
  name: 'Two chosen',
  args: { example: examples['two chosen'] },
};

export const NoneChosen: Story = {
  name: 'None chosen: nothing shows',
  args: { example: examples['none chosen'] },
};

export const Comparison: Story = {
  name: 'Comparison of two products',
  args: { example: examples['two chosen'] },
  play: async ({ canvasElement }) => {
    await comparison(canvasElement);
  },
};

export const NothingLeft: Story = {
  name: 'Comparison with nothing left',
  args: { example: examples['own limit'] },
  play: async ({ canvasElement }) => {
    const layer = within(await comparison(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: /^Remove/ }));
    await layer.findByText('Nothing is left to compare.');
  },
};

export const WithButtons: Story = {
  name: 'Comparison with add to cart, out of stock and custom order',
  args: { example: examples['with buttons'] },
  play: async ({ canvasElement }) => {
    const layer = within(await comparison(canvasElement));
    await layer.findByRole('button', { name: /^Add to Cart/ });
    await expect(layer.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
    await expect(layer.getByRole('link', { name: /^Choose Options/ })).toBeVisible();
  },
};

export const Full: Story = {
  name: 'Limit reached: one more is refused',
  args: { example: examples.full },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('4 of 4 chosen');
    const unticked = page.getAllByRole<HTMLInputElement>('checkbox').find(({ checked }) => !checked)!;
    await press(unticked);
    await page.findByText('You can compare up to 4 products. Remove one to add another.');
    await expect(unticked).not.toBeChecked();
  },
};

export const OwnLimit: Story = {
  name: 'Limit of two, set by the host',
  args: { example: examples['own limit'] },
};

export const LimitOfThePage: Story = {
  name: 'Limit of three, set by the page',
  args: { example: examples['limit of the page'] },
};

export const LongNames: Story = {
  name: 'Comparison of long names',
  args: { example: examples['long names'] },
  play: async ({ canvasElement }) => {
    await comparison(canvasElement);
  },
};

export const Corrupt: Story = {
  name: 'Damaged storage: nothing shows',
  args: { example: examples.corrupt },
};

export const Canada: Story = {
  name: 'Canada: comparison with prices',
  args: { example: examples.canada },
  play: async ({ canvasElement }) => {
    const prices = within(await comparison(canvasElement)).getByRole('row', { name: /^Price/ });
    await expect(within(prices).getAllByText('$1,299.00')).toHaveLength(3);
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
  play: async ({ canvasElement }) => {
    await comparison(canvasElement);
  },
};

export const Mobile: Story = {
  name: 'Mobile: comparison of three products',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const table = within(await comparison(canvasElement)).getByRole('region', { name: 'Compare' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    const { left, right } = table.getBoundingClientRect();
    const [first, second] = within(table).getAllByRole('columnheader');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(left);
    await expect(second!.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['two chosen'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const layer = within(await comparison(canvasElement));
    const [first, second] = layer.getAllByRole('columnheader');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  },
};
