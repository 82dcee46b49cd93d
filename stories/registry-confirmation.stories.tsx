import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from '../widgets/registry-confirmation/registry-confirmation.examples.ts';
import { openLoadedLayer } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

const meta = {
  title: 'Widgets/Registry confirmation',
  component: OverlayStory,
  args: { widget: 'registry-confirmation', example: examples['one item'] },
  beforeEach: prepareIsland,
  parameters: { testedAt: 'wide' },
  play: async ({ canvasElement }) => {
    await openLoadedLayer(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneItem: Story = {
  name: 'One item added',
  args: { example: examples['one item'] },
};

export const SeveralPieces: Story = {
  name: 'Two of one item added',
  args: { example: examples['several pieces'] },
};

export const SeveralItems: Story = {
  name: 'Two items added',
  args: { example: examples['several items'] },
};

export const NoChecklist: Story = {
  name: 'No checklist for this registry',
  args: { example: examples['no checklist'] },
};

export const ChecklistsOff: Story = {
  name: 'Checklists off',
  args: { example: examples['checklists off'] },
};

export const NoPhoneNumber: Story = {
  name: 'No phone number: contact us',
  args: { example: examples['no phone number'] },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const NoRecommendations: Story = {
  name: 'No recommendations',
  args: { example: examples['no recommendations'] },
};

export const Hostile: Story = {
  name: 'Markup in names shown as text',
  args: { example: examples.hostile },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples['one item'] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples['several items'] },
  globals: { direction: 'rtl' },
};
