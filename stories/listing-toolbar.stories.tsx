import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/listing-toolbar/listing-toolbar.examples.ts';
import { hideFocusRing } from './focus-ring.ts';
import { settledHost } from './island-play.ts';
import { IslandStory } from './island-story.tsx';
import { prepareListing } from './listing-grid.ts';

const meta = {
  title: 'Widgets/Listing toolbar',
  component: IslandStory,
  args: { widget: 'listing-toolbar', example: examples['none applied'] },
  beforeEach: prepareListing,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text is there. */
const shows =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByText(text);
  };

export const NoneApplied: Story = {
  name: 'No filter applied',
  args: { example: examples['none applied'] },
};

export const FiltersApplied: Story = {
  name: 'Filters applied',
  // On a phone they are listed in the panel of filters.
  globals: { viewport: { value: 'wide' } },
  args: { example: examples['filters applied'] },
};

export const One: Story = {
  name: 'One result',
  args: { example: examples.one },
  play: shows('1 result'),
};

export const None: Story = {
  name: 'No results',
  args: { example: examples.none },
  play: shows('No results'),
};

export const Thousands: Story = {
  name: 'Thousands of results',
  args: { example: examples.thousands },
  play: shows('12,804 results'),
};

export const NotGiven: Story = {
  name: 'Count not known: the server’s content stays',
  args: { example: examples['not given'] },
  play: shows('Price low to high'),
};

export const Sorted: Story = {
  name: 'Sorted by price',
  args: { example: examples.sorted },
};

export const Search: Story = {
  name: 'Search results, sorted by relevance',
  args: { example: examples.search },
};

export const Loading: Story = {
  name: 'Order chosen, results loading',
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.selectOptions(host.getByRole('combobox'), 'A to Z');
    hideFocusRing();
    await expect(host.getByRole('combobox')).toHaveValue('name');
  },
};

export const Failed: Story = {
  name: 'Network error: the order is undone',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.selectOptions(host.getByRole('combobox'), 'A to Z');
    hideFocusRing();
    await waitFor(() => expect(host.getByRole('combobox')).toHaveValue('bestselling'));
  },
};

export const FewerOrders: Story = {
  name: 'Fewer orders: the shop does not offer all',
  args: { example: examples['fewer orders'] },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
};
