import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { viewports } from '../.storybook/variants.ts';
import { examples } from '../widgets/no-results/no-results.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/No results',
  component: IslandStory,
  args: { widget: 'no-results', example: examples['nothing found'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text is visible. */
const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByText(text)).toBeVisible();
  };

export const NothingFound: Story = {
  name: 'Search without results',
  args: { example: examples['nothing found'] },
};

let showProducts: (() => void) | undefined;

export const CategoriesWaitForTheProductsAboveThem: Story = {
  args: {
    example: {
      ...examples['nothing found'],
      answers: {
        ...examples['nothing found'].answers,
        getRecentlyViewed: () =>
          new Promise<Response>((resolve) => {
            showProducts = () => resolve(Response.json(examples['nothing found'].answers.getRecentlyViewed));
          }),
      },
    },
  },
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    showProducts = undefined;
  },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const categories = await host.findByText('Recently Viewed Categories');
    await waitFor(() => expect(categories.closest('section')!.querySelector('[aria-busy]')).toBeNull());
    await expect(categories).not.toBeVisible();
    await waitFor(() => expect(showProducts).toBeDefined());
    showProducts!();
    await host.findByRole('region', { name: 'Recently Viewed Categories' });
    await expect(host.getAllByRole('region', { name: /Recently Viewed/ })).toHaveLength(2);
  },
};

export const ReadyToShip: Story = {
  name: 'Nothing ready to ship',
  args: { example: examples['ready to ship'] },
  play: shows(/ready to ship/),
};

export const Pickup: Story = {
  name: 'Nothing to pick up in a store',
  args: { example: examples.pickup },
  play: shows(/picked up/),
};

export const SearchFailed: Story = {
  name: 'Search failed (network error)',
  args: { example: examples['search failed'] },
  play: shows(/could not search/),
};

export const Filters: Story = {
  name: 'Filters leave nothing',
  args: { example: examples.filters },
  play: shows(/all of your filters/),
};

export const NoTerm: Story = {
  name: 'Category without products',
  args: { example: examples['no term'] },
  play: shows('We found 0 results'),
};

export const OwnProductsBelow: Story = {
  name: 'With departments, above the page’s own products',
  args: { example: examples['own products below'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    const ways = within(host).getByRole('navigation', { name: 'Or look around in' });
    await expect(within(ways).getAllByRole('link')).toHaveLength(3);
    await expect(host.getBoundingClientRect().height).toBeLessThan(400);
  },
};

export const HostileTerm: Story = {
  name: 'Very long, unsafe search term',
  args: { example: examples['hostile term'] },
  play: shows(/<img src=x/),
};

export const OwnWords: Story = {
  name: 'The page’s own words',
  args: { example: examples['own words'] },
  play: shows('Nothing here'),
};

export const Chat: Story = {
  name: 'Chat available',
  args: { example: examples.chat },
};

export const NoOpener: Story = {
  name: 'Chat not available',
  args: { example: examples['no opener'] },
};

export const WrongSelector: Story = {
  name: 'Wrong selector: the server’s content stays',
  args: { example: examples['wrong selector'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(host).toHaveAttribute('data-island-status', 'failed');
    await expect(within(host).getByRole('link', { name: 'Try a new search' })).toBeVisible();
  },
};

/** The URL of the registry's link, on a phone with what follows it there. */
const leadsToRegistry =
  (path: string, onPhone = ''): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const link = host.getByRole('link', { name: 'Find a gift registry' });
    await expect(link).toHaveAttribute('href', path + (innerWidth < viewports.tablet.width ? onPhone : ''));
  };

export const Canada: Story = {
  args: { example: examples.canada },
  globals: { brand: 'core' },
  play: leadsToRegistry('/wedding-gift-registry', '?scroll-to=find'),
};

export const ModernBrandInCanada: Story = {
  name: 'Canada, modern brand: no registry',
  args: { example: examples['modern brand in canada'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  play: leadsToRegistry('/wedding-gift-registry', '?scroll-to=find'),
  globals: { brand: 'core', viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
  globals: { country: 'US' },
  play: leadsToRegistry('/gift-registry/guest/find-registry'),
};
