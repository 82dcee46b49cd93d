import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/board-summaries/board-summaries.examples.ts';
import { failedHost, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** The boards, once the answer is there. */
async function shownBoards(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  const host = await settledHost(canvasElement);
  await waitFor(() => expect(within(host).getAllByRole('listitem').length).toBeGreaterThan(0));
  return within(host).getAllByRole('listitem');
}

const meta = {
  title: 'Widgets/Board summaries',
  component: IslandStory,
  args: { widget: 'board-summaries', example: examples['two boards'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await shownBoards(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoBoards: Story = {
  name: 'Two boards hold the product',
  args: { example: examples['two boards'] },
};

export const ChosenOptions: Story = {
  name: 'In the chosen options, and in others',
  args: { example: examples['chosen options'] },
  play: async ({ canvasElement }) => {
    const [, other] = await shownBoards(canvasElement);
    await expect(other).toHaveTextContent('in another choice');
  },
};

export const OneBoard: Story = { name: 'A single board', args: { example: examples['one board'] } };

export const OnlyTheNeeded: Story = {
  name: 'Names alone, without counts',
  args: { example: examples['only the needed'] },
};

export const LongNames: Story = { name: 'Long names of boards', args: { example: examples['long names'] } };

export const None: Story = {
  name: 'On no board: the server’s content stays',
  args: { example: examples.none },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await waitFor(() => expect(within(host).getByRole('link', { name: 'Save to a board' })).toBeVisible());
  },
};

export const Loading: Story = {
  name: 'Loading: the server’s content stays',
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
};

export const Failure: Story = {
  name: 'The request fails quietly',
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    await failedHost(canvasElement);
  },
};

export const Heading: Story = { name: 'The page’s own heading', args: { example: examples.heading } };

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['two boards'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first] = await shownBoards(canvasElement);
    const name = within(first!).getByRole('link').getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(
      within(first!)
        .getByText(/9.* items/)
        .getBoundingClientRect().left,
    );
  },
};
