import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/listing-toolbar/listing-toolbar.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory } from './island-story.tsx';
import { prepareListing } from './listing-address.ts';

const meta = {
  title: 'Widgets/Listing toolbar',
  component: IslandStory,
  args: { name: 'listing-toolbar', example: examples['none applied'] },
  beforeEach: prepareListing,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (example: (typeof examples)[keyof typeof examples], text: string): Story => ({
  args: { example },
  play: async ({ canvasElement }) => {
    within(await settledHost(canvasElement)).getByText(text);
  },
});

export const NoneApplied: Story = {
  args: { example: examples['none applied'] },
  play: async ({ canvasElement, step }) => {
    const host = within(await settledHost(canvasElement));
    await step('the order is chosen', async () => {
      await userEvent.selectOptions(host.getByRole('combobox', { name: 'Sort by' }), 'Price low to high');
      await expect(host.getByRole('combobox')).toHaveValue('price-low');
    });
    await step('so is the layout', async () => {
      await userEvent.click(host.getByRole('button', { name: 'Large pictures' }));
      await expect(host.getByRole('button', { name: 'Large pictures' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(host.getByRole('button', { name: 'Small pictures' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
  },
};

export const One: Story = saying(examples.one, '1 result');
export const None: Story = saying(examples.none, 'No results');
export const Thousands: Story = saying(examples.thousands, '12,804 results');
export const NotGiven: Story = saying(examples['not given'], 'Price low to high');

export const Sorted: Story = {
  args: { example: examples.sorted },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByRole('combobox')).toHaveValue('price-low');
  },
};

export const Search: Story = {
  args: { example: examples.search },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await expect(host.getByRole('combobox')).toHaveValue('relevance');
    await expect(host.getAllByRole('option')).toHaveLength(7);
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.selectOptions(host.getByRole('combobox'), 'A to Z');
    await expect(host.getByRole('combobox')).toHaveValue('name');
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    await userEvent.selectOptions(host.getByRole('combobox'), 'A to Z');
    await waitFor(() => expect(host.getByRole('combobox')).toHaveValue('bestselling'));
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };
export const Mobile: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
