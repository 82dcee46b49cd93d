import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listingOf } from '../src/state/listing/listing.ts';
import { sharedStore } from '../src/state/store.ts';
import { examples } from '../widgets/listing-filters/listing-filters.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory } from './island-story.tsx';
import { prepareListing } from './listing-grid.ts';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Listing filters',
  component: IslandStory,
  args: { widget: 'listing-filters', example: examples['none chosen'] },
  beforeEach: prepareListing,
  // On a phone they are in a panel, which is closed.
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <div style={{ width: 260, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The panel, as the toolbar's button opens it. */
async function panel(canvasElement: HTMLElement): Promise<HTMLElement> {
  await settledHost(canvasElement);
  sharedStore().set(listingOf(sharedStore(), 'listing').layout.isPanelOpenAtom, true);
  return layerAtRest('Filters');
}

export const NoneChosen: Story = {
  name: 'No filter chosen',
  args: { example: examples['none chosen'] },
};

export const Chosen: Story = {
  name: 'Filters chosen',
  args: { example: examples.chosen },
};

export const Search: Story = {
  name: 'Search results, with ready to ship',
  args: { example: examples.search },
};

export const LandingPage: Story = {
  name: 'Landing page: no availability',
  args: { example: examples['landing page'] },
};

export const NoPickup: Story = {
  name: 'No pickup in stores',
  args: { example: examples['no pickup'] },
};

export const HundredsOfValues: Story = {
  name: 'Hundreds of values',
  args: { example: examples['hundreds of values'] },
};

export const NoMatchingValue: Story = {
  name: 'Hundreds of values, none matches the search',
  args: { example: examples['hundreds of values'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.type(host.getByRole('searchbox'), '49x');
    await host.findByText('No matches');
  },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
};

export const WrongRange: Story = {
  name: 'Price range not valid',
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const price = within(host.getByRole('form', { name: 'Price' }));
    await userEvent.type(price.getByLabelText(/^Min/), '500');
    await userEvent.type(price.getByLabelText(/^Max/), '100');
    await userEvent.click(price.getByRole('button', { name: 'Apply' }));
    await price.findByText(
      'Enter numbers such as 1,299 or 1299.50, from 0 up. The minimum cannot be above the maximum.',
    );
    await expect(price.getByLabelText(/^Min/)).toHaveFocus();
  },
};

export const NotGiven: Story = {
  name: 'Loaded by the browser',
  args: { example: examples['not given'] },
};

export const NotGivenNeverComes: Story = {
  name: 'Loading: the server’s form stays',
  args: { example: examples['not given, never comes'] },
  play: async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByRole('button', { name: 'Apply Filters' });
  },
};

export const Loading: Story = {
  name: 'Filter ticked, results loading',
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await press(host.getByRole('checkbox', { name: /^Slate/ }));
    await host.findByRole('button', { name: 'Remove Slate' });
    await expect(host.getByRole('checkbox', { name: /^Slate/ })).toBeChecked();
  },
};

export const Failed: Story = {
  name: 'Network error: the tick is undone',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await press(host.getByRole('checkbox', { name: /^Slate/ }));
    await host.findByRole('button', { name: 'Try Again' });
    await expect(host.getByRole('checkbox', { name: /^Slate/ })).not.toBeChecked();
  },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.chosen },
  globals: { direction: 'rtl' },
};

export const Mobile: Story = {
  name: 'Mobile: panel of filters',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    within(await panel(canvasElement)).getByRole('button', { name: 'Show 240 results' });
  },
};

export const TheClosedPanelTakesNoSpace: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await waitFor(() => expect(host.offsetHeight).toBe(0));
  },
};

export const MobileLoading: Story = {
  name: 'Mobile: results loading',
  args: { example: examples['mobile, loading'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const layer = within(await panel(canvasElement));
    await press(layer.getByRole('checkbox', { name: /^Slate/ }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const MobileFailed: Story = {
  name: 'Mobile: network error',
  args: { example: examples['mobile, failed'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const layer = within(await panel(canvasElement));
    await press(layer.getByRole('checkbox', { name: /^Slate/ }));
    await layer.findByRole('button', { name: 'Try Again' });
  },
};
