import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/product-dimensions/product-dimensions.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Product dimensions',
  component: IslandStory,
  args: { widget: 'product-dimensions', example: examples.inches },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inches: Story = {
  name: 'In inches',
  args: { example: examples.inches },
};

export const Centimeters: Story = {
  name: 'In centimeters',
  args: { example: examples.centimeters },
};

export const Round: Story = {
  name: 'Round: diameter and height',
  args: { example: examples.round },
};

export const AllFour: Story = { name: 'All four dimensions', args: { example: examples['all four'] } };

export const OddFractions: Story = {
  name: 'A decimal that is no fraction',
  args: { example: examples['odd fractions'] },
};

export const NoneKnown: Story = {
  name: 'No dimensions known',
  args: { example: examples['none known'] },
};

export const WrongData: Story = {
  name: 'Wrong data: the server’s content stays',
  args: { example: examples['wrong data'] },
};

export const Heading: Story = {
  name: 'The page’s own heading',
  args: { example: examples.heading },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.inches },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const row = within(await settledHost(canvasElement));
    const [label] = row.getAllByRole('term');
    const [measure] = row.getAllByRole('definition');
    await expect(label!.getBoundingClientRect().left).toBeGreaterThan(measure!.getBoundingClientRect().left);
  },
};
