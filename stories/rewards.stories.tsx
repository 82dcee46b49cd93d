import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/rewards/rewards.examples.ts';
import { failedHost, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Rewards',
  component: IslandStory,
  args: { widget: 'rewards', example: examples['reward certificate'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function pressed(canvasElement: HTMLElement, button: string) {
  const island = within(await settledHost(canvasElement));
  await press(island.getByRole('button', { name: button }));
  return island;
}

const says =
  (button: string, words: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await (await pressed(canvasElement, button)).findByText(words);
  };

export const Certificate: Story = {
  name: 'Reward certificate to apply',
  args: { example: examples['reward certificate'] },
};

export const Applied: Story = {
  name: 'Reward certificates applied',
  args: { example: examples['reward certificates applied'] },
};

export const TitleOfTheServer: Story = {
  name: 'Title of the server',
  args: { example: examples['title of the server'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByRole('heading', { name: 'Redeem your rewards' });
  },
};

export const RewardsCardsOnly: Story = {
  name: 'Only rewards cards may pay',
  args: { example: examples['rewards cards only'] },
};

export const Expired: Story = {
  name: 'Reward certificate expired',
  args: { example: examples['reward certificate expired'] },
};

export const Refused: Story = {
  name: 'Reward certificate refused',
  args: { example: examples['reward certificate refused'] },
  play: says('Apply $25.00 reward certificate', 'This certificate belongs to another card.'),
};

export const CannotBeRemoved: Story = {
  name: 'Reward certificate cannot be removed',
  args: { example: examples['cannot be removed'] },
  play: says('Remove $25.00 reward certificate', 'Please try again later.'),
};

export const Applying: Story = {
  name: 'Applying a reward certificate',
  args: { example: examples.applying },
  play: async ({ canvasElement }) => {
    const island = await pressed(canvasElement, 'Apply $25.00 reward certificate');
    await expect(island.getByText('One moment…')).toBeVisible();
  },
};

export const Failure: Story = {
  name: 'Something went wrong',
  args: { example: examples.failure },
  play: says('Apply $25.00 reward certificate', 'Something went wrong. Please try again.'),
};

export const OfTheAccount: Story = {
  name: 'Rewards of the account',
  args: { example: examples['rewards of the account'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByText('Rewards card ending in 0045');
  },
};

export const NoRewards: Story = {
  name: 'No rewards: nothing shows',
  args: { example: examples['no rewards'] },
};

export const NotRead: Story = {
  name: 'Cannot be read: the server’s content stays',
  args: { example: examples['not read'] },
  play: async ({ canvasElement }) => {
    await failedHost(canvasElement);
  },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['reward certificates applied'] },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};
