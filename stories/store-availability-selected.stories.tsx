import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/store-availability/store-availability.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Store availability with a pickup store',
  component: IslandStory,
  args: { widget: 'store-availability', example: examples['selected store'] },
  beforeEach: prepareIsland,
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelectedStore: Story = {
  name: 'Pickup store selected',
  args: { example: examples['selected store'] },
  play: async ({ canvasElement }) => {
    await expect(within(await settledHost(canvasElement)).getByText('Old Orchard')).toBeVisible();
  },
};

export const ForPickup: Story = {
  name: 'A store is chosen for pickup',
  args: { example: examples['for pickup'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    const store = await island.findByRole('button', { name: 'Pick up here Old Orchard' });
    await press(store);
    await expect(store).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SelectedStoreKept: Story = {
  name: 'Network error: pickup store kept',
  args: { example: examples['selected store kept'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(island.getByRole('button', { name: 'Choose another store' }));
    await expect(await island.findByRole('alert')).toHaveTextContent('Please try again');
    await expect(island.getByText('Old Orchard')).toBeVisible();
    await expect(island.getByRole('button', { name: 'Choose another store' })).toBeEnabled();
  },
};
