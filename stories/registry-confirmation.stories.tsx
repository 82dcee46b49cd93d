import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/registry-confirmation/registry-confirmation.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

const meta = {
  title: 'Widgets/Registry confirmation',
  component: OverlayStory,
  args: { name: 'registry-confirmation', example: examples['one item'] },
  beforeEach: prepareIsland,
  globals: { viewport: { value: 'wide' } },
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {
  args: { example: examples['one item'] },
  play: async ({ canvasElement, step }) => {
    const layer = within(await open(canvasElement));
    await layer.findByRole('region', { name: 'You May Also Want' });
    await step('closing it returns the focus', async () => {
      await userEvent.click(layer.getByRole('button', { name: 'Continue Shopping' }));
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus());
    });
  },
};

export const SeveralPieces: Story = {
  args: { example: examples['several pieces'] },
};

export const SeveralItems: Story = {
  args: { example: examples['several items'] },
};

export const MoreIsAdded: Story = {
  args: { example: examples['several pieces'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    const card = await layer.findByRole('button', { name: 'Add To Registry Linden Armchair' });
    await userEvent.click(card);
    await layerAtRest('1 item added to your registry');
    await expect(document.querySelectorAll('dialog')).toHaveLength(1);
  },
};

export const NoChecklist: Story = {
  args: { example: examples['no checklist'] },
};

export const ChecklistsOff: Story = {
  args: { example: examples['checklists off'] },
};

export const NoPhoneNumber: Story = {
  args: { example: examples['no phone number'] },
  play: async ({ canvasElement }) => {
    within(await open(canvasElement)).getByRole('link', { name: 'Contact us' });
  },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const NoRecommendations: Story = {
  args: { example: examples['no recommendations'] },
};

export const Hostile: Story = {
  args: { example: examples.hostile },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['one item'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples['several items'] },
  globals: { direction: 'rtl' },
};
