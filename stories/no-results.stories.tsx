import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/no-results/no-results.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const handleChat = fn();

const meta = {
  title: 'Widgets/No results',
  component: IslandStory,
  args: { name: 'no-results', example: examples['nothing found'] },
  beforeEach: prepareIsland,
  globals: { viewport: { value: 'wide' } },
  decorators: [
    // The page's own search box, and the button that opens its chat.
    (Story) => (
      <>
        <p>
          <input type="search" aria-label="Search the shop" defaultValue="velvet hammock" />{' '}
          <button type="button" id="page-chat" onClick={handleChat}>
            Chat
          </button>
        </p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story that shows a text. */
const saying = (example: (typeof examples)[keyof typeof examples], text: string | RegExp): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByText(text)).toBeVisible();
  },
});

export const NothingFound: Story = {
  args: { example: examples['nothing found'] },
  play: async ({ canvasElement, step }) => {
    const host = within(await settledHost(canvasElement));
    await step('a new search focuses the page’s own box, with the old text selected', async () => {
      await userEvent.click(host.getByRole('button', { name: 'Try a new search' }));
      const box = within(canvasElement).getByRole<HTMLInputElement>('searchbox');
      await expect(box).toHaveFocus();
      await expect(box.selectionEnd).toBe('velvet hammock'.length);
    });
    await step('recently viewed products are below', async () => {
      await waitFor(() => expect(host.getAllByRole('region', { name: /Recently Viewed/ })).toHaveLength(2));
    });
  },
};

export const ReadyToShip = saying(examples['ready to ship'], /ready to ship/);
export const Pickup = saying(examples.pickup, /picked up/);
export const SearchFailed = saying(examples['search failed'], /could not search/);
export const Filters = saying(examples.filters, /all of your filters/);
export const NoTerm = saying(examples['no term'], 'We found 0 results');
export const HostileTerm = saying(examples['hostile term'], /<img src=x/);
export const OwnWords = saying(examples['own words'], 'Nothing here');

export const Chat: Story = {
  args: { example: examples.chat },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.click(host.getByRole('button', { name: 'Chat with us' }));
    await expect(handleChat).toHaveBeenCalled();
  },
};

export const NoOpener: Story = {
  args: { example: examples['no opener'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByTitle('Chat is currently unavailable')).toBeDisabled();
  },
};

export const WrongSelector: Story = {
  args: { example: examples['wrong selector'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(host).toHaveAttribute('data-island-status', 'failed');
    await expect(within(host).getByRole('link', { name: 'Try a new search' })).toBeVisible();
  },
};

/** The URL of the registry's link. */
const registryAt = (example: (typeof examples)[keyof typeof examples], path: string): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByRole('link', { name: 'Find a gift registry' })).toHaveAttribute('href', path);
  },
});

export const ModernBrand = registryAt(examples['modern brand'], '/gift-registry/guest/find-registry');
export const Canada = registryAt(examples.canada, '/wedding-gift-registry');
export const Mobile: Story = {
  ...registryAt(examples.mobile, '/wedding-gift-registry?scroll-to=find'),
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrandInCanada: Story = {
  args: { example: examples['modern brand in canada'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.queryByRole('link', { name: 'Find a gift registry' })).toBeNull();
    await expect(host.getByRole('link', { name: 'Shop new arrivals' })).toHaveAttribute('href', '/new');
  },
};

export const OwnProductsBelow: Story = {
  args: { example: examples['own products below'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    const ways = within(host).getByRole('navigation', { name: 'Or look around in' });
    await expect(within(ways).getAllByRole('link')).toHaveLength(3);
    await expect(host.getBoundingClientRect().height).toBeLessThan(400);
  },
};
