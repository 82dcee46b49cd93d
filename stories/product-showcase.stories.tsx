import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/product-showcase/product-showcase.examples.ts';
import { isSeen, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Product showcase',
  component: IslandStory,
  args: { widget: 'product-showcase', example: examples.items },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of cards fully in view. */
async function cardsInView(canvasElement: HTMLElement): Promise<number> {
  const host = within(await settledHost(canvasElement));
  return host.getAllByRole('listitem').filter((card) => isSeen(card, host.getByRole('list'))).length;
}

export const Items: Story = {
  name: 'Products that the page gives',
  args: { example: examples.items },
};

export const Pod: Story = {
  name: 'Products of a pod',
  args: { example: examples.pod },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.si-carousel__item')).toHaveLength(5));
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible();
  },
};

export const OtherBrand: Story = {
  name: 'Products of the other brand',
  args: { example: examples['other brand'] },
};

export const OnAListing: Story = {
  name: 'On a listing page',
  args: { example: examples['on a listing'] },
  play: async ({ canvasElement }) => {
    await expect(await cardsInView(canvasElement)).toBe(2);
  },
};

export const OneItem: Story = {
  name: 'One product',
  args: { example: examples['one item'] },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    const heights = within(host)
      .getAllByRole('listitem')
      .map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Sale: Story = {
  name: 'On sale',
  args: { example: examples.sale },
};

export const NewTab: Story = {
  name: 'Opens in a new tab',
  args: { example: examples['new tab'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Tablet: Story = {
  args: { example: examples.items },
  globals: { viewport: { value: 'tablet' } },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await cardsInView(canvasElement)).toBe(2);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.items },
  globals: { direction: 'rtl' },
};

export const Empty: Story = {
  name: 'No products',
  args: { example: examples.empty },
};

export const Failure: Story = {
  name: 'Network error',
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(host).toHaveAttribute('data-island-status', 'failed');
    await expect(within(host).getByRole('link', { name: 'See what is new' })).toBeVisible();
  },
};

export const NothingGiven: Story = {
  name: 'Neither products nor pod given',
  args: { example: examples['nothing given'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(host).toHaveAttribute('data-island-status', 'failed');
    await expect(within(host).getByRole('link', { name: 'See what is new' })).toBeVisible();
  },
};
