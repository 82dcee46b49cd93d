import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/special-order/special-order.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Special order',
  component: IslandStory,
  args: { widget: 'special-order', example: examples['all chosen'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllChosen: Story = {
  name: 'All chosen',
  args: { example: examples['all chosen'] },
};

export const NothingChosen: Story = {
  name: 'Legs not chosen yet',
  args: { example: examples['nothing chosen'] },
};

export const Fabrics: Story = {
  name: 'The layer of all fabrics',
  args: { example: examples['all chosen'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'See all 400: Fabric' }));
    await within(document.body).findByRole('dialog', { name: 'Fabric' });
  },
};

export const FabricsOnPhone: Story = {
  name: 'The layer of all fabrics on a phone',
  args: { example: examples['all chosen'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'See all 400: Fabric' }));
    await within(document.body).findByRole('dialog', { name: 'Fabric' });
  },
  globals: { viewport: { value: 'phone' } },
};

export const Impossible: Story = {
  name: 'An impossible choice: the nearest set is offered',
  args: { example: examples['all chosen'] },
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    await press(within(canvasElement).getByRole('button', { name: 'See all 400: Fabric' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Fabric' }));
    await press(await dialog.findByRole('radio', { name: /^Plum Linen/ }));
    await dialog.findByRole('button', { name: 'Change to This' });
  },
};

export const NotMadeTogether: Story = {
  name: 'Choices not made together',
  args: { example: examples['not made together'] },
};

export const SoldOut: Story = {
  name: 'Sold out fabric',
  args: { example: examples['sold out'] },
};

export const ReadyToShip: Story = {
  name: 'Ready to ship (quick ship)',
  args: { example: examples['ready to ship'] },
};

export const PriceOnItsWay: Story = {
  name: 'Loading the price',
  args: { example: examples['price on its way'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /^Walnut/ });
  },
};

export const PriceNotReached: Story = {
  name: 'The price could not be read (error)',
  args: { example: examples['price not reached'] },
};

export const AskedFor: Story = {
  name: 'Options asked for by the widget',
  args: { example: examples['asked for'] },
};

export const AskingForTheOptions: Story = {
  name: 'Loading the options',
  args: { example: examples['asking for the options'] },
};

export const OptionsNotReached: Story = {
  name: 'The options could not be read (error)',
  args: { example: examples['options not reached'] },
};

export const Leather: Story = {
  name: 'Leathers, and sizes with pictures',
  args: { example: examples.leather },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
};

export const Specification: Story = {
  name: 'Codes and titles alone',
  args: { example: examples['only what has to be sent'] },
};

export const Heading: Story = {
  name: 'The page’s own heading',
  args: { example: examples.heading },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const NoJump: Story = {
  args: { example: examples['all chosen'] },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
    const radio = within(canvasElement).getByRole('radio', { name: /^Natural Oak/ });
    const { top } = radio.getBoundingClientRect();
    const before = window.scrollY;
    await press(radio);
    await waitFor(() => within(canvasElement).getByText('$1,949.00'));
    await expect(radio.getBoundingClientRect().top).toBe(top);
    await expect(window.scrollY).toBe(before);
  },
};
