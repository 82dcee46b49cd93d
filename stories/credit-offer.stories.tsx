import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { examples } from '../widgets/credit-offer/credit-offer.examples.ts';
import { layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';
import { press } from './press.ts';

const meta = {
  title: 'Widgets/Credit offer',
  args: { widget: 'credit-offer', example: examples.offer },
  ...overlayMeta,
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open layer, with Continue pressed. */
async function continued(canvasElement: HTMLElement) {
  const layer = within(await openLayer(canvasElement));
  await press(layer.getByRole('button', { name: 'Continue' }));
  return layer;
}

/** The terms of financing, after it was chosen. */
async function atTerms(canvasElement: HTMLElement) {
  const layer = within(await openLayer(canvasElement));
  await userEvent.click(layer.getByRole('radio', { name: /Special financing/ }));
  await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
  return within(await layerAtRest('Financing Terms'));
}

export const Offer: Story = {
  name: 'Rewards or financing',
  args: { example: examples.offer },
};

export const Terms: Story = {
  name: 'Financing terms',
  args: { example: examples.offer },
  play: async ({ canvasElement }) => {
    const terms = await atTerms(canvasElement);
    await expect(terms.getByRole('heading', { name: 'Financing Terms' })).toHaveFocus();
  },
};

export const LongTerms: Story = {
  name: 'Financing terms longer than the screen',
  args: { example: examples['long terms'] },
  play: async ({ canvasElement }) => {
    (await atTerms(canvasElement)).getByRole('button', { name: 'Accept' });
  },
};

export const WithoutTerms: Story = {
  name: 'Financing without terms',
  args: { example: examples['without terms'] },
};

export const MessageOfTheServer: Story = {
  name: 'Message of the server',
  args: { example: examples['message of the server'] },
};

export const BareOffer: Story = {
  name: 'Offer without the server’s words',
  args: { example: examples['bare offer'] },
};

export const NoOffer: Story = {
  name: 'Offer ended',
  args: { example: examples['no offer'] },
};

export const Saving: Story = {
  name: 'Saving the choice',
  args: { example: examples.saving },
  play: async ({ canvasElement }) => {
    await (await continued(canvasElement)).findByRole('button', { name: 'Saving…' });
  },
};

export const Failed: Story = {
  name: 'Network error: the choice is kept',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    await continued(canvasElement);
    await layerAtRest('Network Error');
  },
};

export const Refused: Story = {
  name: 'Total too low for financing',
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    await (await continued(canvasElement)).findByText('Financing needs a total of $500 or more.');
  },
};

export const SessionGone: Story = {
  name: 'Session ended: refresh popup',
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    await continued(canvasElement);
    await layerAtRest("We're Sorry.");
  },
};

export const OutOfDate: Story = {
  name: 'Page out of date: refresh popup',
  args: { example: examples['out of date'] },
  play: async ({ canvasElement }) => {
    await continued(canvasElement);
    await layerAtRest("We're Sorry.");
  },
};

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.offer },
  globals: { viewport: { value: 'phone' } },
};

export const ModernBrand: Story = {
  name: 'Modern brand',
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.offer },
  globals: { direction: 'rtl' },
};
