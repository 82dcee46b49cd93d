import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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

export const SelectedStoreReset: Story = {
  ...SelectedStore,
  name: 'Choose another store resets the selected one and focuses the field',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.click(island.getByRole('button', { name: 'Choose another store' }));
    await island.findByText('none chosen');
    await expect(island.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
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
