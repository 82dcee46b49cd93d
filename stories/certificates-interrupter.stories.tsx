import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { examples } from '../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import { expectNothingRan, layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Certificates interrupter',
  args: { widget: 'certificates-interrupter', example: examples.asked },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open layer, with Continue pressed. */
async function continued(canvasElement: HTMLElement) {
  const layer = await openLayer(canvasElement, 'Reward certificates');
  await press(within(layer).getByRole('button', { name: 'Continue' }));
  return layer;
}

export const Asked: Story = {
  name: 'Asks to go on without reward certificates',
  args: { example: examples.asked },
};

export const WithTheServersMessage: Story = {
  name: 'Message of the server',
  args: { example: examples['with the server’s message'] },
};

export const HostileMarkup: Story = {
  name: 'Unsafe markup is removed',
  args: { example: examples['hostile markup'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(await within(layer).findByText('Choose one.')).not.toHaveAttribute('onclick');
    await expect(layer.querySelector('script, [onerror]')).toBeNull();
    await expectNothingRan();
  },
};

export const PaymentProvider: Story = {
  name: 'With the payment provider',
  args: { example: examples['payment provider'] },
};

export const Removing: Story = {
  name: 'Taking the certificates back',
  args: { example: examples.removing },
  play: async ({ canvasElement }) => {
    const layer = await continued(canvasElement);
    await within(layer).findByRole('button', { name: 'One moment…' });
  },
};

export const Failed: Story = {
  name: 'Network error',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    await continued(canvasElement);
    await layerAtRest('Network Error');
  },
};

export const Refused: Story = {
  name: 'Refused: rewards are being updated',
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    const layer = await continued(canvasElement);
    await within(layer).findByText(/Rewards are being updated/);
  },
};

export const Mobile: Story = {
  name: 'Mobile: message of the server',
  args: { example: examples['with the server’s message'] },
  globals: { viewport: { value: 'phone' } },
};

export const Canada: Story = {
  args: { example: examples.canada },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};
