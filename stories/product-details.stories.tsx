import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/product-details/product-details.examples.ts';
import { expectNothingRan, failedHost, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Product details',
  component: IslandStory,
  args: { widget: 'product-details', example: examples['all parts'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {
  name: 'All parts: messages, reviews, rewards, details, dimensions, care',
  args: { example: examples['all parts'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await waitFor(() => expect(within(host).getByRole('region', { name: 'Dimensions' })).toBeVisible());
  },
};

export const OnePart: Story = {
  name: 'One part: the number of reviews',
  args: { example: examples['one part'] },
};

export const ServersParts: Story = {
  name: 'The server’s parts stay until something changes',
  args: { example: examples['server’s parts'] },
};

export const SaysNothing: Story = {
  name: 'The server’s care stays where the model says nothing',
  args: { example: examples['says nothing'] },
};

export const NoModel: Story = {
  name: 'Without a model: the server’s content stays',
  args: { example: examples['no model'] },
};

export const OfSet: Story = { name: 'A set: each product with its button', args: { example: examples.set } };

export const SetNoLongerWhole: Story = {
  name: 'A set with a product that is no longer available',
  args: { example: examples['set no longer whole'] },
};

export const AddFails: Story = {
  name: 'A product of a set could not be added',
  args: { example: examples['add fails'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByRole('button', { name: /^Add to Cart Sorrel/ }));
    await waitFor(() => expect(within(host).getByRole('alert')).toHaveTextContent(/try again/i));
  },
};

export const Expanded: Story = {
  name: 'On a page with several products: open folds',
  args: { example: examples.expanded },
};

export const Folded: Story = {
  name: 'On a page with several products: closed folds',
  args: { example: examples.folded },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByText('Care'));
    await expect(within(host).getByText('Vacuum with a soft brush.')).toBeVisible();
  },
};

export const Rewards: Story = { name: 'Rewards it earns', args: { example: examples.rewards } };

export const Showcase: Story = {
  name: 'Products below it, in a showcase',
  args: { example: examples.showcase },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await waitFor(() => expect(within(host).getAllByRole('link')).toHaveLength(4));
  },
};

export const UnsafeCare: Story = {
  name: 'Unsafe markup: scripts are left out',
  args: { example: examples['unsafe care'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await expectNothingRan();
  },
};

export const BadFacts: Story = {
  name: 'Wrong facts are left out',
  args: { example: examples['bad facts'] },
};

export const WrongPart: Story = {
  name: 'An unknown part: the server’s content stays',
  args: { example: examples['wrong part'] },
  play: async ({ canvasElement }) => {
    await failedHost(canvasElement);
  },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['all parts'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const host = within(await settledHost(canvasElement));
    const name = host.getByText('Seat height').getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(host.getByText('18½″').getBoundingClientRect().left);
  },
};
