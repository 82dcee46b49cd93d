import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/sign-in-popup/sign-in-popup.examples.ts';
import { openLayer, openLoadedLayer } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

const opened = (canvasElement: HTMLElement) => openLayer(canvasElement, 'Sign In');

/** The popup, after submitting a name and a password. */
async function tried(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const layer = within(await opened(canvasElement));
  await userEvent.type(layer.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await userEvent.type(layer.getByLabelText('Password'), 'correct horse');
  await press(layer.getByRole('button', { name: 'Sign In' }));
  return layer;
}

const meta = {
  title: 'Widgets/Sign-in popup',
  component: OverlayStory,
  args: { widget: 'sign-in-popup', example: examples.untouched },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await openLoadedLayer(canvasElement, 'Sign In');
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  name: 'Empty form',
  args: { example: examples.untouched },
};

export const OfThisPage: Story = {
  name: 'Returns to the page it is opened on',
  args: { example: examples['of this page'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    const layer = await opened(canvasElement);
    await expect(layer.querySelector('[aria-busy] .si-skeleton')).toBeVisible();
  },
};

export const SigningIn: Story = {
  name: 'Signing in',
  args: { example: examples['signing in'] },
  play: async ({ canvasElement }) => {
    await (await tried(canvasElement)).findByRole('button', { name: 'Signing in…' });
  },
};

export const WrongPassword: Story = {
  name: 'Sign in failed: wrong password',
  args: { example: examples['wrong password'] },
  play: async ({ canvasElement }) => {
    const layer = await tried(canvasElement);
    await layer.findByText(/is not right/);
    await waitFor(() => expect(layer.getByLabelText('Password')).toHaveFocus());
  },
};

export const LockedOut: Story = {
  name: 'Sign in failed: account locked',
  args: { example: examples['locked out'] },
  play: async ({ canvasElement }) => {
    await (await tried(canvasElement)).findByText(/Your account is locked/);
  },
};

export const Failure: Story = {
  name: 'Sign in failed: network error',
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    await (await tried(canvasElement)).findByText(/trouble reaching the store/);
  },
};

export const Expired: Story = {
  name: 'Session expired',
  args: { example: examples.expired },
};

export const DesignServices: Story = {
  name: 'From a design-services form',
  args: { example: examples['design services'] },
};

export const GiftRegistry: Story = {
  name: 'From a gift-registry form',
  args: { example: examples['gift registry'] },
};

export const TheProvidersOwnForm: Story = {
  name: 'Form of the identity provider',
  args: { example: examples['the provider’s own form'] },
  play: async ({ canvasElement }) => {
    // The layer is reopened for it, with another animation.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const layer = within(document.body);
    const username = await layer.findByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(layer.queryByRole('textbox', { name: 'Email address' })).toBeNull();
  },
};

export const ModernBrand: Story = { name: 'Modern brand', args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  name: 'Mobile phone',
  args: { example: examples.untouched },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { example: examples.untouched },
  globals: { direction: 'rtl' },
};
