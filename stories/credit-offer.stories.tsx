import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/credit-offer/credit-offer.examples.ts';
import { layerAtRest, openLayer } from './island-play.ts';
import { type OverlayStory, overlayMeta } from './island-story.tsx';

const meta = {
  title: 'Widgets/Credit offer',
  args: { name: 'credit-offer', example: examples.offer },
  ...overlayMeta(560),
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  args: { example: examples.offer },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await expect(layer.getByRole('radio', { name: /Earn rewards/ })).toHaveFocus();
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

export const OnMobile: Story = {
  args: { example: examples.offer },
  globals: { viewport: { value: 'phone' } },
};

export const Terms: Story = {
  args: { example: examples.offer },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Special financing/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    const terms = within(await layerAtRest('Financing Terms'));
    await expect(terms.getByRole('heading', { name: 'Financing Terms' })).toHaveFocus();
  },
};

export const TermsAccepted: Story = {
  args: { example: examples.offer },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Special financing/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    const terms = within(await layerAtRest('Financing Terms'));
    await userEvent.click(terms.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

export const TermsDeclined: Story = {
  args: { example: examples.offer },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Special financing/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    const terms = within(await layerAtRest('Financing Terms'));
    await userEvent.click(terms.getByRole('button', { name: 'Decline' }));
    const again = within(await layerAtRest('Choose Your Credit Card Offer'));
    await expect(again.getByRole('radio', { name: /Earn rewards/ })).toBeChecked();
  },
};

export const LongTerms: Story = {
  args: { example: examples['long terms'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Special financing/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    const terms = within(await layerAtRest('Financing Terms'));
    terms.getByRole('button', { name: 'Accept' });
  },
};

export const MessageOfTheServer: Story = {
  args: { example: examples['message of the server'] },
};

export const WithoutTerms: Story = {
  args: { example: examples['without terms'] },
};

export const BareOffer: Story = {
  args: { example: examples['bare offer'] },
};

export const NoOffer: Story = {
  args: { example: examples['no offer'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await expect(layer.queryByRole('radio')).toBeNull();
    await userEvent.click(layer.getByRole('button', { name: 'Back to payment page' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
};

export const Saving: Story = {
  args: { example: examples.saving },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    await layer.findByRole('button', { name: 'Saving…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    await layer.findByText(/Please try again/);
  },
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    await layer.findByText('Financing needs a total of $500 or more.');
  },
};

export const SessionGone: Story = {
  args: { example: examples['session gone'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    await layerAtRest("We're Sorry.");
  },
};

export const OutOfDate: Story = {
  args: { example: examples['out of date'] },
  play: async ({ canvasElement }) => {
    const layer = within(await openLayer(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Continue' }));
    await layerAtRest("We're Sorry.");
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples.offer },
  globals: { direction: 'rtl' },
};
