import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/add-card/add-card.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

/** The layer with a whole card typed into it, and sent. */
async function send(canvasElement: HTMLElement) {
  const layer = within(await open(canvasElement));
  await userEvent.type(layer.getByLabelText('Card number'), '4111111111111111');
  await userEvent.type(layer.getByLabelText('Expiration date'), '1239');
  await userEvent.type(layer.getByLabelText('Security code'), '123');
  await userEvent.click(layer.getByRole('button', { name: 'Add Card' }));
  return layer;
}

const meta = {
  title: 'Widgets/Add card',
  component: OverlayStory,
  args: { name: 'add-card', example: examples.empty },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.getByLabelText('Card number')).toHaveFocus();
  },
};

export const OnMobile: Story = {
  args: { example: examples.empty },
  globals: { viewport: { value: 'phone' } },
};

export const Missing: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Add Card' }));
    await waitFor(() => expect(layer.getByLabelText('Card number')).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Added: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findByText('Visa ending in 1111 now pays for this order.');
  },
};

export const LimitReached: Story = {
  args: { example: examples['limit reached'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.queryByRole('checkbox')).toBeNull();
  },
};

export const NotToBeSaved: Story = {
  args: { example: examples['not to be saved'] },
};

export const Adding: Story = {
  args: { example: examples.adding },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findByRole('button', { name: 'Adding…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findAllByText(/Please try again/);
    await expect(layer.getByLabelText('Security code')).toHaveValue('123');
  },
};

export const NumberRefused: Story = {
  args: { example: examples['number refused'] },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await waitFor(() => expect(layer.getByLabelText('Card number')).toHaveFocus());
  },
};

export const CodeRefused: Story = {
  args: { example: examples['code refused'] },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await waitFor(() => expect(layer.getByLabelText('Security code')).toHaveFocus());
  },
};

export const SessionError: Story = {
  args: { example: examples['session error'] },
  play: async ({ canvasElement }) => {
    const layer = await send(canvasElement);
    await layer.findAllByText('Your session has timed out.');
  },
};

export const HelpWithTheCode: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Where is my security code?' }));
    await layerAtRest('Your Security Code');
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples.empty },
  globals: { direction: 'rtl' },
};
