import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/product-dimensions/product-dimensions.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Product dimensions',
  component: IslandStory,
  args: { name: 'product-dimensions', example: examples.inches },
  beforeEach: (context) => {
    sessionStorage.removeItem('systemOfMeasure');
    return prepareIsland(context);
  },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inches: Story = {
  args: { example: examples.inches },
  play: async ({ canvasElement, step }) => {
    const measures = within(await settledHost(canvasElement));
    await expect(measures.getByText('84½″')).toBeVisible();
    await step('in centimeters', async () => {
      await userEvent.click(measures.getByText('cm'));
      await expect(measures.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
      await expect(measures.getByText('214.6 cm')).toBeVisible();
    });
    await step('by the arrow keys, in inches again', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(measures.getByRole('radio', { name: 'Inches' })).toBeChecked();
      await expect(measures.getByText('84½″')).toBeVisible();
    });
  },
};

export const Centimeters: Story = {
  args: { example: examples.centimeters },
  play: async ({ canvasElement }) => {
    const measures = within(await settledHost(canvasElement));
    await expect(measures.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
    await userEvent.click(measures.getByText('in'));
    await expect(measures.getByText('84½″')).toBeVisible();
  },
};

export const Round: Story = {
  args: { example: examples.round },
  play: async ({ canvasElement }) => {
    const measures = within(await settledHost(canvasElement));
    await expect(measures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Height',
      'Diameter',
    ]);
  },
};

export const AllFour: Story = { args: { example: examples['all four'] } };

export const OddFractions: Story = {
  args: { example: examples['odd fractions'] },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByText('33.3″');
  },
};

export const NoneKnown: Story = {
  args: { example: examples['none known'] },
  play: async ({ canvasElement }) => {
    await expect(await settledHost(canvasElement)).toHaveTextContent('Sizes vary.');
  },
};

export const WrongData: Story = {
  args: { example: examples['wrong data'] },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await expect(within(host).getByText('84½″')).toBeVisible();
    await expect(within(host).queryByRole('radio')).toBeNull();
  },
};

export const Heading: Story = {
  args: { example: examples.heading },
  play: async ({ canvasElement }) => {
    await within(await settledHost(canvasElement)).findByRole('region', { name: 'Overall Size' });
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples.inches },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const row = within(await settledHost(canvasElement));
    const [label] = row.getAllByRole('term');
    const [measure] = row.getAllByRole('definition');
    await expect(label!.getBoundingClientRect().left).toBeGreaterThan(measure!.getBoundingClientRect().left);
  },
};
