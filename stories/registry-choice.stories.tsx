import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/registry-choice/registry-choice.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

async function open(canvasElement: HTMLElement, title?: string): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest(title);
}

const meta = {
  title: 'Widgets/Registry choice',
  component: OverlayStory,
  args: { widget: 'registry-choice', example: examples.several },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Several gift registries',
  args: { example: examples.several },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.several },
  globals: { viewport: { value: 'phone' } },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { example: examples['long names'] },
};

export const NotKnownYet: Story = {
  name: 'Registries loaded when it opens',
  args: { example: examples['not known yet'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
};

export const OnlyOne: Story = {
  name: 'Only one registry: added at once',
  args: { example: examples['only one'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await layerAtRest('1 item added to your registry');
  },
};

export const OnlyOneAdding: Story = {
  name: 'Only one registry: adding',
  args: { example: examples['only one, adding'] },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByRole('button', { name: 'Adding…' });
  },
};

export const RegistryGiven: Story = {
  name: 'Registry given: added at once',
  args: { example: examples['registry given'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await layerAtRest('1 item added to your registry');
  },
};

export const None: Story = {
  name: 'No gift registry yet',
  args: { example: examples.none },
};

export const Quiet: Story = {
  name: 'Several registries, for an add without a confirmation',
  args: { example: examples.quiet },
};

export const ListNotReached: Story = {
  name: 'Network error: no list',
  args: { example: examples['list not reached'] },
};

export const Failed: Story = {
  name: 'Add failed',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await press(layer.getByRole('radio', { name: /Our New Home/ }));
    await press(layer.getByRole('button', { name: 'Add To Registry' }));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('radio', { name: /Our New Home/ })).toBeChecked();
  },
};

export const SessionEnded: Story = {
  name: 'Session expired: sign in',
  args: { example: examples['session ended'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await press(layer.getByRole('button', { name: 'Add To Registry' }));
    await layerAtRest('Sign In');
  },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.several },
  globals: { direction: 'rtl' },
};
