import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listingOf } from '../src/state/listing/listing.ts';
import { sharedStore } from '../src/state/store.ts';
import { examples } from '../widgets/listing-filters/listing-filters.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory } from './island-story.tsx';
import { prepareListing } from './listing-address.ts';

const meta = {
  title: 'Widgets/Listing filters',
  component: IslandStory,
  args: { name: 'listing-filters', example: examples['none chosen'] },
  beforeEach: prepareListing,
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
  args: { example: examples['none chosen'] },
  play: async ({ canvasElement, step }) => {
    const host = within(await settledHost(canvasElement));
    const color = within(host.getByRole('group', { name: 'Color' }));
    await step('a value is ticked, and has a chip', async () => {
      await userEvent.click(color.getByRole('checkbox', { name: /^Slate/ }));
      await expect(color.getByRole('checkbox', { name: /^Slate/ })).toBeChecked();
      await host.findByRole('button', { name: 'Remove Slate' });
    });
    await step('the focus goes to the first value shown on demand', async () => {
      await userEvent.click(color.getByRole('button', { name: 'Show 3 more' }));
      await waitFor(() => expect(color.getByRole('checkbox', { name: /^Sage/ })).toHaveFocus());
    });
    await step('after clearing, nothing is ticked', async () => {
      await userEvent.click(host.getByRole('button', { name: 'Clear all' }));
      await expect(color.getByRole('checkbox', { name: /^Slate/ })).not.toBeChecked();
    });
  },
};

export const Chosen: Story = {
  args: { example: examples.chosen },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByRole('checkbox', { name: /^Slate/ })).toBeChecked();
    await userEvent.click(host.getByRole('button', { name: 'Remove 60″ to 80″' }));
    await expect(host.getByRole('button', { name: 'Remove $1,000 to $2,000' })).toHaveFocus();
  },
};

export const Search: Story = {
  args: { example: examples.search },
  play: async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByRole('switch', { name: 'Ready to ship' });
  },
};

export const LandingPage: Story = { args: { example: examples['landing page'] } };

export const HundredsOfValues: Story = {
  args: { example: examples['hundreds of values'] },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.type(host.getByRole('searchbox', { name: 'Search Collection' }), '49');
    await waitFor(() => expect(host.getAllByRole('checkbox', { name: /^Collection/ })).toHaveLength(15));
    await userEvent.type(host.getByRole('searchbox'), 'x');
    await host.findByText('No matches');
  },
};

export const LongNames: Story = { args: { example: examples['long names'] } };

export const WrongRange: Story = {
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const price = within(host.getByRole('form', { name: 'Price' }));
    await userEvent.type(price.getByLabelText('Min $'), '500');
    await userEvent.type(price.getByLabelText('Max $'), '100');
    await userEvent.click(price.getByRole('button', { name: 'Apply' }));
    await price.findByText(
      'Enter numbers such as 1,299 or 1299.50, from 0 up. The minimum cannot be above the maximum.',
    );
    await expect(price.getByLabelText('Min $')).toHaveFocus();
  },
};

export const NotGiven: Story = {
  args: { example: examples['not given'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: 'Width' });
  },
};

export const NotGivenNeverComes: Story = {
  args: { example: examples['not given, never comes'] },
  play: async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByRole('button', { name: 'Apply Filters' });
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.click(host.getByRole('checkbox', { name: /^Slate/ }));
    await expect(host.getByRole('checkbox', { name: /^Slate/ })).toBeChecked();
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.click(host.getByRole('checkbox', { name: /^Slate/ }));
    await host.findByRole('button', { name: 'Try Again' });
    await expect(host.getByRole('checkbox', { name: /^Slate/ })).not.toBeChecked();
  },
};

export const Canada: Story = { args: { example: examples.canada } };

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };

export const RightToLeft: Story = {
  args: { example: examples.chosen },
  globals: { direction: 'rtl' },
};

export const Mobile: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const dialog = await panel(canvasElement);
    const layer = within(dialog);
    await step('its button shows the count', async () => {
      await userEvent.click(layer.getByRole('checkbox', { name: /^Slate/ }));
      await layer.findByRole('button', { name: 'Show 111 results' });
    });
  },
};

export const MobileClosed: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await waitFor(() => expect(host.offsetHeight).toBe(0));
  },
};

export const MobileLoading: Story = {
  args: { example: examples['mobile, loading'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const layer = within(await panel(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /^Slate/ }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const MobileFailed: Story = {
  args: { example: examples['mobile, failed'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const layer = within(await panel(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /^Slate/ }));
    await layer.findByRole('button', { name: 'Try Again' });
  },
};
