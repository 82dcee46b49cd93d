import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/recently-viewed-categories/recently-viewed-categories.examples.ts';
import { isSeen, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Recently viewed categories',
  component: IslandStory,
  args: { widget: 'recently-viewed-categories', example: examples.items },
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
  name: 'Eight categories',
  args: { example: examples.items },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.si-carousel__item')).toHaveLength(5));
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible();
  },
};

export const OneItem: Story = {
  name: 'One category',
  args: { example: examples['one item'] },
};

export const UrlOfThePage: Story = {
  name: 'URL from the page context',
  args: { example: examples['url of the page'] },
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
  name: 'Nothing viewed yet',
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

export const NoUrl: Story = {
  name: 'No URL given',
  args: { example: examples['no url'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(host).toHaveAttribute('data-island-status', 'failed');
    await expect(within(host).getByRole('link', { name: 'See what is new' })).toBeVisible();
  },
};
