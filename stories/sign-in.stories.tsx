import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/sign-in/sign-in.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { bringProvidersScript } from './provider-form.ts';

type Scene = ReturnType<typeof within>;

/** The island, after submitting a name and a password. */
async function tried(canvasElement: HTMLElement): Promise<Scene> {
  const island = within(await settledHost(canvasElement));
  await userEvent.type(island.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await userEvent.type(island.getByLabelText('Password'), 'correct horse');
  await userEvent.click(island.getByRole('button', { name: 'Sign In' }));
  return island;
}

const meta = {
  title: 'Widgets/Sign in',
  component: IslandStory,
  args: { name: 'sign-in', example: examples.untouched },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  args: { example: examples.untouched },
  play: async ({ canvasElement, step }) => {
    const island = within(await settledHost(canvasElement));
    const email = island.getByRole('textbox', { name: 'Email address' });
    const password = island.getByLabelText('Password');
    await step('it takes no focus by itself', async () => {
      await expect(document.body).toHaveFocus();
    });
    await step('empty: both fields show an error, and the first is focused', async () => {
      await userEvent.click(island.getByRole('button', { name: 'Sign In' }));
      await island.findByText('Please enter your email address.');
      await island.findByText('Please enter your password.');
      await expect(email).toHaveFocus();
    });
    await step('typing removes the error', async () => {
      await userEvent.type(email, 'ada@example.com');
      await expect(email).not.toHaveAttribute('aria-invalid');
    });
    await step('the password can be shown', async () => {
      await userEvent.type(password, 'correct horse');
      await userEvent.click(island.getByRole('button', { name: 'Show password' }));
      await expect(password).toHaveAttribute('type', 'text');
      await expect(password).toHaveValue('correct horse');
    });
  },
};

export const TypedBefore: Story = {
  args: { example: examples['typed before'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.com');
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.si-sign-in-form [aria-busy]')).toBeVisible());
    await userEvent.type(within(canvasElement).getByLabelText('Email address'), 'ada@example.com');
  },
};

export const SigningIn: Story = {
  args: { example: examples['signing in'] },
  play: async ({ canvasElement }) => {
    await (await tried(canvasElement)).findByRole('button', { name: 'Signing in…' });
  },
};

export const WrongPassword: Story = {
  args: { example: examples['wrong password'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('is not right');
    await waitFor(() => expect(island.getByLabelText('Password')).toHaveFocus());
    await expect(island.getByLabelText('Password')).toHaveValue('correct horse');
  },
};

export const LockedOut: Story = {
  args: { example: examples['locked out'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('Your account is locked.');
  },
};

export const LockedOutAsAnError: Story = {
  args: { example: examples['locked out, as an error'] },
  play: LockedOut.play!,
};

export const DefaultTexts: Story = {
  args: { example: examples['default texts'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('The email address or password');
  },
};

export const TextsOfThePage: Story = {
  args: { example: examples['texts of the page'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await userEvent.click(island.getByRole('button', { name: 'Sign In' }));
    await island.findByText('An email address is needed here.');
  },
};

export const Failure: Story = {
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('trouble reaching the store');
    await expect(island.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const AnotherFactorWanted: Story = {
  args: { example: examples['another factor wanted'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('Please try again.');
  },
};

export const GoogleAlone: Story = {
  args: { example: examples['google alone'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/account/auth/loginwithidp?idp=google&redirectUrl=%2Fp%2F410553&messageType=ExistingGoogleAccount',
    );
    await expect(island.queryByRole('link', { name: 'Continue with Apple' })).toBeNull();
  },
};

export const NoOtherAccounts: Story = { args: { example: examples['no other accounts'] } };

export const Expired: Story = {
  args: { example: examples.expired },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await island.findByText('Your session has ended. Please sign in again.');
    await expect(island.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.com');
  },
};

export const DesignServices: Story = {
  args: { example: examples['design services'] },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(island.getByRole('link', { name: 'Previous' })).toBeVisible();
    await expect(island.queryByRole('link', { name: 'Create an account' })).toBeNull();
  },
};

export const GiftRegistry: Story = { args: { example: examples['gift registry'] } };

export const FocusRemoval: Story = { args: { example: examples['focus removal'] } };

export const TheProvidersOwnForm: Story = {
  args: { example: examples['the provider’s own form'] },
  beforeEach: bringProvidersScript,
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await expect(await island.findByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(island.queryByRole('textbox', { name: 'Email address' })).toBeNull();
  },
};

export const ModernBrand: Story = { args: { example: examples['modern brand'] } };

export const Mobile: Story = {
  args: { example: examples.untouched },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { example: examples.untouched },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    const field = island.getByLabelText('Password').getBoundingClientRect();
    const button = island.getByRole('button', { name: 'Show password' }).getBoundingClientRect();
    await expect(button.left - field.left).toBeLessThan(field.right - button.right);
  },
};
