import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-to-registry/add-to-registry.examples.ts';
import { layerAtRest, settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';

/** Presses the island's own button, once it has replaced the server's. */
async function press(canvasElement: HTMLElement): Promise<void> {
  const host = await settledHost(canvasElement);
  await userEvent.click(within(host).getByRole('button', { name: /^Add To Registry/ }));
}

const meta = {
  title: 'Widgets/Add to registry',
  component: IslandStory,
  args: { name: 'add-to-registry', example: examples.ready },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { example: examples.ready },
  play: async ({ canvasElement, step }) => {
    await press(canvasElement);
    await step('the button says so, behind the layer', async () => {
      await within(canvasElement).findByRole('button', { name: 'ADDED', hidden: true });
    });
    await step('a layer confirms it', async () => {
      const layer = await layerAtRest('1 item added to your registry');
      await userEvent.click(within(layer).getByRole('button', { name: 'Continue Shopping' }));
    });
    await step('then it is a link with the quantity', async () => {
      await within(canvasElement).findByRole('link', { name: /^Edit quantity \(1\)/ }, { timeout: 10_000 });
    });
  },
};

export const SignedOut: Story = {
  args: { example: examples['signed out'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await layerAtRest('Sign In');
  },
};

export const SessionEnded: Story = {
  args: { example: examples['session ended'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(await layerAtRest('Sign In')).findByText('Your session has ended. Please sign in again.');
  },
};

export const SeveralRegistries: Story = {
  args: { example: examples['several registries'] },
  play: async ({ canvasElement, step }) => {
    await press(canvasElement);
    await step('asks which one', async () => {
      const layer = within(await layerAtRest('Choose a Registry'));
      await userEvent.click(layer.getByRole('radio', { name: /Our New Home/ }));
      await userEvent.click(layer.getByRole('button', { name: 'Add To Registry' }));
    });
    await layerAtRest('1 item added to your registry');
  },
};

export const NoRegistry: Story = {
  args: { example: examples['no registry'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await layerAtRest('You Have No Registry Yet');
  },
};

export const RegistryGiven: Story = {
  args: { example: examples['registry given'] },
};

export const Terms: Story = {
  args: { example: examples.terms },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const terms = await layerAtRest('Confirm Your Selection');
    await userEvent.click(within(terms).getByRole('button', { name: 'Accept Terms And Add To Registry' }));
    await layerAtRest('1 item added to your registry');
  },
};

export const Adding: Story = {
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Adding…' });
  },
};

export const Quiet: Story = {
  args: { example: examples.quiet },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'ADDED' });
    const link = await within(canvasElement).findByRole(
      'link',
      { name: 'Edit quantity (1) Marlow 3-Seat Sofa (opens in a new window)' },
      { timeout: 10_000 },
    );
    await expect(link).toHaveFocus();
  },
};

export const InTheRegistry: Story = {
  args: { example: examples['in the registry'] },
};

export const OutOfStock: Story = {
  args: { example: examples['out of stock'] },
};

export const MadeToOrder: Story = {
  args: { example: examples['made to order'] },
};

export const PersonalizationIncomplete: Story = {
  args: { example: examples['personalization incomplete'] },
};

export const InACard: Story = {
  args: { example: examples['in a card'] },
};

export const OutOfStockInACard: Story = {
  args: { example: examples['out of stock in a card'] },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Please try again');
    await expect(within(canvasElement).getByRole('button', { name: /^Add To Registry/ })).toHaveFocus();
  },
};

export const ListNotReached: Story = {
  args: { example: examples['list not reached'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'This registry is closed.',
    );
  },
};

export const WholeSet: Story = {
  args: { example: examples.set },
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findByRole('button', { name: 'Add All To Registry' });
    await userEvent.click(all);
    await waitFor(() => expect(all).toHaveAccessibleName('ALL ADDED'));
  },
};

export const SetInTheRegistry: Story = {
  args: { example: examples['set in the registry'] },
  play: async ({ canvasElement }) => {
    const all = await within(canvasElement).findByRole('button', { name: 'ALL ADDED' });
    await expect(all).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SetFailed: Story = {
  args: { example: examples['set failed'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add All To Registry' }));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['personalization incomplete'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples.failed },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
