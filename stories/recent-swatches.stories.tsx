import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/recent-swatches/recent-swatches.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Recent swatches',
  component: IslandStory,
  args: { widget: 'recent-swatches', example: examples['eight picked'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The names of the visible swatches, latest first. */
async function shown(canvasElement: HTMLElement): Promise<(string | null)[]> {
  const host = await settledHost(canvasElement);
  return within(host)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

export const EightPicked: Story = {
  name: 'Eight picked, six shown',
  args: { example: examples['eight picked'] },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement)).toHaveLength(6);
    const link = within(canvasElement).getByRole('link', { name: 'Oat Linen' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/p/410553?option=oat-linen'));
  },
};

export const PickedHere: Story = {
  name: 'Picked on this page',
  args: { example: examples['picked here'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'Moss Bouclé' }));
    await waitFor(async () =>
      expect(await shown(canvasElement)).toEqual(['Moss Bouclé', 'Oat Linen', 'Ink Velvet']),
    );
  },
};

export const OnePicked: Story = { name: 'One picked', args: { example: examples['one picked'] } };

export const TooMany: Story = {
  name: 'Too many stored',
  args: { example: examples['too many'] },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
};

export const Pictures: Story = {
  name: 'Fabrics with pictures',
  args: { example: examples.pictures },
};

export const CodesOnly: Story = {
  name: 'Codes without names',
  args: { example: examples['codes only'] },
};

export const Corrupt: Story = {
  name: 'Corrupt storage: nothing shows',
  args: { example: examples.corrupt },
};

export const None: Story = {
  name: 'None picked: nothing shows',
  args: { example: examples.none },
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
  args: { example: examples['eight picked'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  },
};
