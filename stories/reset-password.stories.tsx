import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/reset-password/reset-password.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const invalid = 'Please enter a valid Email Address (i.e. name@example.com).';

async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

/** The layer, once its form has loaded. */
async function shown(canvasElement: HTMLElement) {
  const layer = within(await opened(canvasElement));
  const field = await layer.findByRole('textbox');
  return { layer, field, button: layer.getByRole('button', { name: 'Reset Password' }) };
}

const meta = {
  title: 'Widgets/Reset password',
  component: OverlayStory,
  args: { widget: 'reset-password', example: examples.empty },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty form',
  args: { example: examples.empty },
};

export const LeftEmpty: Story = {
  name: 'Email address missing',
  args: { example: examples.empty },
  play: async ({ canvasElement }) => {
    const { layer, field, button } = await shown(canvasElement);
    await press(button);
    await layer.findByText(invalid);
    await expect(field).toHaveFocus();
  },
};

export const Prefilled: Story = {
  name: 'Email address known',
  args: { example: examples.prefilled },
};

export const WithoutAHeader: Story = {
  name: 'Without the server’s text',
  args: { example: examples['without a header'] },
};

export const TheServersMarkup: Story = {
  name: 'With the server’s text',
  args: { example: examples['the server’s markup'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(layer.querySelector('.si-reset-password')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Unavailable: Story = {
  name: 'Network error: form not loaded',
  args: { example: examples.unavailable },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const NotAnEmail: Story = {
  name: 'Not an email address',
  args: { example: examples['not an email'] },
  play: async ({ canvasElement }) => {
    const { layer, field, button } = await shown(canvasElement);
    await press(button);
    await layer.findByText(invalid);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('ada@example');
  },
};

export const TooLong: Story = {
  name: 'Email address too long',
  args: { example: examples['too long'] },
};

export const ALongerEnding: Story = {
  name: 'Email address with a long ending',
  args: { example: examples['a longer ending'] },
};

export const Sending: Story = {
  args: { example: examples.sending },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await press(button);
    await layer.findByRole('button', { name: 'Sending…' });
  },
};

export const Sent: Story = {
  name: 'Link sent',
  args: { example: examples.sent },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await press(button);
    await waitFor(() => expect(layer.getByText(/^If there is an account/).parentElement).toHaveFocus());
  },
};

export const Failed: Story = {
  name: 'Network error: link not sent',
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const { layer, field, button } = await shown(canvasElement);
    await press(button);
    await layer.findByText(/Please try again/);
    await expect(field).toHaveValue('ada@example.com');
    await expect(layer.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  },
};

export const Refused: Story = {
  name: 'Refused by the server',
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await press(button);
    await layer.findByText('Too many requests. Please try again in an hour.');
  },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own texts',
  args: { example: examples['texts of the page'] },
  play: async ({ canvasElement }) => {
    await within(await opened(canvasElement)).findByRole('button', { name: 'Send the Link' });
  },
};

export const Canada: Story = { args: { example: examples.canada } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const MobileSent: Story = {
  name: 'Mobile, link sent',
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await press(button);
    await layer.findByText(/^If there is an account/);
  },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const RightToLeft: Story = {
  name: 'Right to left, network error',
  args: { example: examples.failed },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await press(button);
    await layer.findByText(/Please try again/);
  },
};
