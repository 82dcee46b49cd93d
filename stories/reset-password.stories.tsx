import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/reset-password/reset-password.examples.ts';
import { layerAtRest, pressEscape } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

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
  args: { name: 'reset-password', example: examples.prefilled },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prefilled: Story = {
  args: { example: examples.prefilled },
  play: async ({ canvasElement }) => {
    const { field } = await shown(canvasElement);
    await expect(field).toHaveValue('ada@example.com');
    await expect(field).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { example: examples.empty },
  play: async ({ canvasElement, step }) => {
    const { layer, field, button } = await shown(canvasElement);
    await step('empty: an error shows, and the field is focused', async () => {
      await userEvent.click(button);
      await layer.findByText(invalid);
      await expect(field).toHaveFocus();
    });
    await step('the next change removes the error', async () => {
      await userEvent.type(field, 'ada@example.com');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
    await step('the Enter key sends it', async () => {
      await userEvent.type(field, '{Enter}');
      await layer.findByText(/^If there is an account/);
    });
  },
};

export const WithoutAHeader: Story = {
  args: { example: examples['without a header'] },
  play: async ({ canvasElement }) => {
    const { layer } = await shown(canvasElement);
    await expect(layer.getByText(/^Enter your email address/)).toBeVisible();
  },
};

export const TheServersMarkup: Story = {
  args: { example: examples['the server’s markup'] },
  play: async ({ canvasElement }) => {
    const { layer } = await shown(canvasElement);
    await expect(layer.getByText('Your orders and registries stay.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(layer.querySelector('.si-reset-password')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Unavailable: Story = {
  args: { example: examples.unavailable },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const NotAnEmail: Story = {
  args: { example: examples['not an email'] },
  play: async ({ canvasElement }) => {
    const { layer, field, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByText(invalid);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('ada@example');
  },
};

export const TooLong: Story = {
  args: { example: examples['too long'] },
  play: async ({ canvasElement }) => {
    const { layer, field } = await shown(canvasElement);
    await layer.findByText(invalid);
    await expect((field as HTMLInputElement).value.length).toBeGreaterThan(66);
  },
};

export const ALongerEnding: Story = {
  args: { example: examples['a longer ending'] },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByText(/^If there is an account/);
  },
};

export const Sending: Story = {
  args: { example: examples.sending },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByRole('button', { name: 'Sending…' });
  },
};

export const Sent: Story = {
  args: { example: examples.sent },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(layer.getByText(/^If there is an account/)).toHaveFocus());
  },
};

export const SentAndClosed: Story = {
  args: { example: examples.sent },
  play: async ({ canvasElement, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await step('by its button: the focus returns', async () => {
      const { layer, button } = await shown(canvasElement);
      await userEvent.click(button);
      await layer.findByText(/^If there is an account/);
      await userEvent.click(layer.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    });
    await step('by Escape: the form is new the next time', async () => {
      await shown(canvasElement);
      await pressEscape(await layerAtRest());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const { layer, field, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByText(/Please try again/);
    await expect(field).toHaveValue('ada@example.com');
    await expect(layer.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByText('Too many requests. Please try again in an hour.');
  },
};

export const TextsOfThePage: Story = {
  args: { example: examples['texts of the page'] },
  play: async ({ canvasElement }) => {
    const layer = within(await opened(canvasElement));
    await userEvent.click(await layer.findByRole('button', { name: 'Send the Link' }));
    await layer.findByText('ada@maison.ca, please.');
  },
};

export const Canada: Story = { args: { example: examples.canada } };

export const Mobile: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
};

export const MobileSent: Story = {
  args: { example: examples.mobile },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByText(/^If there is an account/);
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };

export const RightToLeft: Story = {
  args: { example: examples.failed },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { layer, button } = await shown(canvasElement);
    await userEvent.click(button);
    await layer.findByText(/Please try again/);
  },
};
