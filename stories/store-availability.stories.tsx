import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/store-availability/store-availability.examples.ts';
import { layerAtRest, pressEscape, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

type Scene = ReturnType<typeof within>;

/** The island, after requesting stores with the prefilled code. */
async function asked(canvasElement: HTMLElement): Promise<Scene> {
  const host = await settledHost(canvasElement);
  await userEvent.click(within(host).getByRole('button', { name: 'Check Stores' }));
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
  args: { name: 'store-availability', example: examples['typed before'] },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypedBefore: Story = {
  args: { example: examples['typed before'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('60611');
  },
};

export const Untouched: Story = {
  args: { example: examples.untouched },
  play: async ({ canvasElement, step }) => {
    const island = within(await settledHost(canvasElement));
    const field = island.getByRole('textbox', { name: 'ZIP code' });
    const button = island.getByRole('button', { name: 'Check Stores' });
    await step('empty: an error shows, and the field is focused', async () => {
      await userEvent.click(button);
      await island.findByText('Please enter a ZIP code.');
      await expect(field).toHaveFocus();
    });
    await step('an invalid ZIP code is quoted in the error', async () => {
      await userEvent.type(field, '6061');
      await userEvent.click(button);
      await island.findByText('“6061” is not a ZIP code. Please enter 5 digits.');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    });
    await step('a ZIP code finds its stores, also by the Enter key', async () => {
      await userEvent.type(field, '1{Enter}');
      const stores = within(await island.findByRole('list')).getAllByRole('listitem');
      await expect(stores).toHaveLength(3);
      await expect(stores[0]).toHaveTextContent('In stock');
      await expect(stores[2]).toHaveTextContent('Not in stock');
    });
  },
};

export const Stores: Story = {
  args: { example: examples['typed before'] },
};

export const Details: Story = {
  args: { example: examples['typed before'] },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await expect(await details(await asked(canvasElement))).toHaveTextContent('Mon–Sat 10–8, Sun 11–6');
  },
};

export const DetailsClosed: Story = {
  args: { example: examples['typed before'] },
  play: async ({ canvasElement, step }) => {
    const island = await asked(canvasElement);
    await step('one store: Escape closes it and returns the focus', async () => {
      await pressEscape(await details(island));
      const opener = island.getByRole('button', { name: 'Michigan Avenue: address and hours' });
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('all stores', async () => {
      const opener = island.getByRole('button', { name: 'Addresses and hours of all stores' });
      await userEvent.click(opener);
      const popup = within(await layerAtRest('Stores near you'));
      await popup.findByRole('heading', { name: 'Old Orchard' });
      await userEvent.click(popup.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const CodeOfThePage: Story = {
  args: { example: examples['code of the page'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('10012');
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const host = await settledHost(canvasElement);
    await userEvent.click(within(host).getByRole('button', { name: 'Check Stores' }));
    await within(host).findByRole('button', { name: 'Checking…' });
    await expect(host.querySelector('.si-store-availability__answer')).toHaveAttribute('aria-busy', 'true');
  },
};

export const ManyStores: Story = {
  args: { example: examples['many stores'] },
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await expect(island.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const LongNames: Story = { args: { example: examples['long names'] } };

export const NoStores: Story = {
  args: { example: examples['no stores'] },
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await island.findByText('No store near you has this item. Try another code, or have it shipped.');
  },
};

export const NoStoresInTheServersWords: Story = {
  args: { example: examples['no stores, in the server’s words'] },
  play: async ({ canvasElement }) => {
    await (await asked(canvasElement)).findByText('This item is sold online only.');
  },
};

export const Filters: Story = { args: { example: examples.filters } };

export const SelectedStore: Story = {
  args: { example: examples['selected store'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.click(island.getByRole('button', { name: 'Choose another store' }));
    await island.findByText('none chosen');
    await expect(island.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  },
};

export const SelectedStoreKept: Story = {
  args: { example: examples['selected store kept'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.click(island.getByRole('button', { name: 'Choose another store' }));
    await expect(await island.findByRole('alert')).toHaveTextContent('Please try again');
    await expect(island.getByText('Old Orchard')).toBeVisible();
    await expect(island.getByRole('button', { name: 'Choose another store' })).toBeEnabled();
  },
};

export const TheServersMessages: Story = {
  args: { example: examples['the server’s messages'] },
  play: async ({ canvasElement, step }) => {
    const island = within(await settledHost(canvasElement));
    const button = island.getByRole('button', { name: 'Check Stores' });
    await step('the typed text is quoted as text', async () => {
      await userEvent.click(button);
      await island.findByText('We do not know <b>6061</b>.');
    });
    await step('empty', async () => {
      await userEvent.clear(island.getByRole('textbox', { name: 'ZIP code' }));
      await userEvent.click(button);
      await island.findByText('A ZIP is needed here.');
    });
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
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('Please try again');
    await expect(island.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('60611');
  },
};

export const PopupFails: Story = {
  args: { example: examples['popup fails'] },
  play: async ({ canvasElement }) => {
    const popup = within(await details(await asked(canvasElement)));
    await popup.findByText(/Please try again/);
    await expect(popup.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const MobileDetails: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    await details(await asked(canvasElement));
  },
};

export const RightToLeft: Story = {
  args: { example: examples['typed before'] },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const island = await asked(canvasElement);
    const field = island.getByRole('textbox', { name: 'ZIP code' }).getBoundingClientRect();
    const button = island.getByRole('button', { name: 'Check Stores' }).getBoundingClientRect();
    await expect(field.left).toBeGreaterThan(button.right);
  },
};
