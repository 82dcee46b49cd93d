import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/store-availability/store-availability.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

type Scene = ReturnType<typeof within>;

/** The code, the stores and the texts of these states are of the United States; Canada has a state of its own. */
const inTheUs = { country: 'US' };

/** The code's field by its label, in the US or Canada. */
const codeField = { name: /^(ZIP|Postal) code$/ };

/** The island, after requesting stores with the prefilled code. */
async function asked(canvasElement: HTMLElement): Promise<Scene> {
  const host = await settledHost(canvasElement);
  await press(within(host).getByRole('button', { name: 'Check Stores' }));
  await waitFor(() => expect(host.querySelector('.si-store-availability__answer')).toBeVisible());
  await settledHost(canvasElement);
  return within(host);
}

/** The popup of the first store, with its details or an error. */
async function details(island: Scene): Promise<HTMLElement> {
  await userEvent.click(island.getByRole('button', { name: 'Michigan Avenue: address and hours' }));
  const popup = await layerAtRest('Michigan Avenue');
  await waitFor(() => expect(popup.querySelector('[aria-busy]')).toBeNull());
  return popup;
}

const meta = {
  title: 'Widgets/Store availability',
  component: IslandStory,
  args: { widget: 'store-availability', example: examples.untouched },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const showStores: Story['play'] = async ({ canvasElement }) => {
  await asked(canvasElement);
};

export const Untouched: Story = {
  name: 'Empty form',
  args: { example: examples.untouched },
};

export const CodeMissing: Story = {
  name: 'ZIP code missing',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(island.getByRole('button', { name: 'Check Stores' }));
    await island.findByText(/^Please enter a (ZIP|postal) code\.$/);
    await expect(island.getByRole('textbox', codeField)).toHaveFocus();
  },
};

export const CodeNotValid: Story = {
  name: 'ZIP code not valid',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    const field = island.getByRole('textbox', codeField);
    await userEvent.type(field, '6061');
    await press(island.getByRole('button', { name: 'Check Stores' }));
    await island.findByText(/^“6061” is not a (ZIP code\. Please enter 5 digits|postal code)/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TypedBefore: Story = {
  name: 'Typed before it was ready',
  args: { example: examples['typed before'] },
  globals: inTheUs,
};

export const Stores: Story = {
  name: 'Stores near a ZIP code',
  args: { example: examples['typed before'] },
  globals: inTheUs,
  play: showStores,
};

export const Details: Story = {
  name: 'Address and hours of a store',
  args: { example: examples['typed before'] },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    await expect(await details(await asked(canvasElement))).toHaveTextContent('Mon–Sat 10–8, Sun 11–6');
  },
};

export const CodeOfThePage: Story = {
  name: 'ZIP code known',
  args: { example: examples['code of the page'] },
  globals: inTheUs,
};

export const Loading: Story = {
  args: { example: examples.loading },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await press(within(host).getByRole('button', { name: 'Check Stores' }));
    await within(host).findByRole('button', { name: 'Checking…' });
    await expect(host.querySelector('.si-store-availability__answer')).toHaveAttribute('aria-busy', 'true');
  },
};

export const ManyStores: Story = {
  name: 'Many stores',
  args: { example: examples['many stores'] },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await expect(island.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
  globals: inTheUs,
  play: showStores,
};

export const NoStores: Story = {
  name: 'Out of stock in all stores (sold out)',
  args: { example: examples['no stores'] },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await island.findByText('No store near you has this item. Try another code, or have it shipped.');
  },
};

export const NoStoresInTheServersWords: Story = {
  name: 'Sold online only, in the server’s words',
  args: { example: examples['no stores, in the server’s words'] },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    await (await asked(canvasElement)).findByText('This item is sold online only.');
  },
};

export const Filters: Story = {
  name: 'In stock, on display and for pickup only',
  args: { example: examples.filters },
  globals: inTheUs,
  play: showStores,
};

export const TheServersMessages: Story = {
  name: 'ZIP code not valid, in the page’s own words',
  args: { example: examples['the server’s messages'] },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(island.getByRole('button', { name: 'Check Stores' }));
    // The typed text is quoted as text.
    await island.findByText('We do not know <b>6061</b>.');
  },
};

export const Canada: Story = {
  args: { example: examples.canada },
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await expect(island.getByRole('textbox', { name: 'Postal code' })).toHaveValue('k1a-0b1');
    await expect(island.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Failure: Story = {
  name: 'Network error',
  args: { example: examples.failure },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('Please try again');
    await expect(island.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('60611');
  },
};

export const PopupFails: Story = {
  name: 'Network error: no address and hours',
  args: { example: examples['popup fails'] },
  globals: inTheUs,
  play: async ({ canvasElement }) => {
    const popup = within(await details(await asked(canvasElement)));
    await popup.findByText(/Please try again/);
    await expect(popup.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
  globals: inTheUs,
  play: showStores,
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { ...inTheUs, viewport: { value: 'phone' } },
  play: showStores,
};

export const MobileDetails: Story = {
  name: 'Mobile, address and hours',
  args: { example: examples.mobile },
  globals: { ...inTheUs, viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await details(await asked(canvasElement));
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['typed before'] },
  globals: { ...inTheUs, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    const field = island.getByRole('textbox', { name: 'ZIP code' }).getBoundingClientRect();
    const button = island.getByRole('button', { name: 'Check Stores' }).getBoundingClientRect();
    await expect(field.left).toBeGreaterThan(button.right);
  },
};
