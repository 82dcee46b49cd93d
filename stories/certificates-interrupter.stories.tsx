import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import { openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Certificates interrupter',
  args: { name: 'certificates-interrupter', example: examples.asked },
  ...overlayMeta(420),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressContinue = async (layer: HTMLElement) =>
  userEvent.click(within(layer).getByRole('button', { name: 'Continue' }));

export const Asked: Story = {
  args: { example: examples.asked },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement, 'Reward certificates');
    await pressContinue(layer);
    await waitFor(() => expect(layer).not.toBeInTheDocument());
  },
};

export const WithTheServersMessage: Story = {
  args: { example: examples['with the server’s message'] },
};

export const HostileMarkup: Story = {
  args: { example: examples['hostile markup'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await expect(await within(layer).findByText('Choose one.')).not.toHaveAttribute('onclick');
    await expect(layer.querySelector('script, [onerror]')).toBeNull();
    await expect(document.title).not.toBe('wrong');
  },
};

export const PaymentProvider: Story = {
  args: { example: examples['payment provider'] },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await pressContinue(layer);
    await waitFor(() => expect(layer).not.toBeInTheDocument());
  },
};

export const Removing: Story = {
  args: { example: examples.removing },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await pressContinue(layer);
    await within(layer).findByRole('button', { name: 'One moment…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await pressContinue(layer);
    await within(layer).findByText(/trouble reaching the store/);
  },
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    const layer = await openLayer(canvasElement);
    await pressContinue(layer);
    await within(layer).findByText(/Rewards are being updated/);
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const OnMobile: Story = {
  args: { example: examples['with the server’s message'] },
  globals: { viewport: { value: 'phone' } },
};
