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
  play: async ({ canvasElement }) => {
    await expect(within(await settledHost(canvasElement)).getByText('84½″')).toBeVisible();
  },
};

export const Centimeters: Story = {
  name: 'In centimeters',
  args: { example: examples.centimeters },
  play: async ({ canvasElement }) => {
    const measures = within(await settledHost(canvasElement));
    await expect(measures.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
  },
};

export const Round: Story = {
  name: 'Round: diameter and height',
  args: { example: examples.round },
  play: async ({ canvasElement }) => {
    const measures = within(await settledHost(canvasElement));
    await expect(measures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Height',
      'Diameter',
    ]);
  },
};

export const AllFour: Story = { name: 'All four dimensions', args: { example: examples['all four'] } };

export const OddFractions: Story = {
  name: 'A decimal that is no fraction',
  args: { example: examples['odd fractions'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByText('33.3″');
  },
};

export const NoneKnown: Story = {
  name: 'No dimensions known',
  args: { example: examples['none known'] },
  play: async ({ canvasElement }) => {
    await expect(await settledHost(canvasElement)).toHaveTextContent('Sizes vary.');
  },
};

export const WrongData: Story = {
  name: 'Wrong data: the server’s content stays',
  args: { example: examples['wrong data'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(within(host).getByText('84½″')).toBeVisible();
    await expect(within(host).queryByRole('radio')).toBeNull();
  },
};

export const Heading: Story = {
  name: 'The page’s own heading',
  args: { example: examples.heading },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByRole('region', { name: 'Overall Size' });
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
  args: { example: examples.inches },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const row = within(await settledHost(canvasElement));
    const [label] = row.getAllByRole('term');
    const [measure] = row.getAllByRole('definition');
    await expect(label!.getBoundingClientRect().left).toBeGreaterThan(measure!.getBoundingClientRect().left);
  },
};
