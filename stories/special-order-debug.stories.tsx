import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { examples } from '../widgets/special-order-debug/special-order-debug.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Special order debug',
  component: IslandStory,
  args: { widget: 'special-order-debug', example: examples.nothing },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: 'Nothing asked yet',
  args: { example: examples.nothing },
};

export const Answered: Story = {
  name: 'Asked and answered',
  args: { example: examples.answered },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'Ask Again' }));
    await within(canvasElement).findByText('answered');
  },
};

export const Failed: Story = {
  name: 'The server has failed (error)',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'Ask Again' }));
    await within(canvasElement).findByText('failed');
  },
};

export const UnderWay: Story = {
  name: 'Under way (loading)',
  args: { example: examples['under way'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'Ask Again' }));
    await within(canvasElement).findByText('under way');
  },
};
