import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/sign-in/sign-in.examples.ts';
import { settledHost } from './island-play.ts';
import { IslandStory, prepareIsland } from './island-story.tsx';
import { press } from './press.ts';

type Scene = ReturnType<typeof within>;

/** The island, after submitting a name and a password. */
async function tried(canvasElement: HTMLElement): Promise<Scene> {
  const island = within(await settledHost(canvasElement));
  await userEvent.type(island.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await userEvent.type(island.getByLabelText('Password'), 'correct horse');
  await press(island.getByRole('button', { name: 'Sign In' }));
  return island;
}

const meta = {
  title: 'Widgets/Sign in',
  component: IslandStory,
  args: { widget: 'sign-in', example: examples.untouched },
  beforeEach: prepareIsland,
  play: async ({ canvasElement }) => {
    await settledHost(canvasElement);
  },
} satisfies Meta<typeof IslandStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  name: 'Empty form',
  args: { example: examples.untouched },
};

export const LeftEmpty: Story = {
  name: 'Email address and password missing',
  args: { example: examples.untouched },
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    await press(island.getByRole('button', { name: 'Sign In' }));
    await island.findByText('Please enter your email address.');
    await island.findByText('Please enter your password.');
    await expect(island.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  },
};

export const TypedBefore: Story = {
  name: 'Typed before it was ready',
  args: { example: examples['typed before'] },
};

export const Loading: Story = {
  args: { example: examples.loading },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.si-sign-in-form [aria-busy]')).toBeVisible());
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
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('is not right');
    await waitFor(() => expect(island.getByLabelText('Password')).toHaveFocus());
    await expect(island.getByLabelText('Password')).toHaveValue('correct horse');
  },
};

export const LockedOut: Story = {
  name: 'Sign in failed: account locked',
  args: { example: examples['locked out'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('Your account is locked.');
  },
};

export const LockedOutAsAnError: Story = {
  name: 'Sign in failed: account locked, as an error of the provider',
  args: { example: examples['locked out, as an error'] },
  play: LockedOut.play!,
};

export const DefaultTexts: Story = {
  name: 'Sign in failed, in the default text',
  args: { example: examples['default texts'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('The email address or password');
  },
};

export const TextsOfThePage: Story = {
  name: 'The page’s own texts',
  args: { example: examples['texts of the page'] },
};

export const Failure: Story = {
  name: 'Sign in failed: network error',
  args: { example: examples.failure },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('trouble reaching the store');
    await expect(island.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const AnotherFactorWanted: Story = {
  name: 'Sign in failed: second factor wanted',
  args: { example: examples['another factor wanted'] },
  play: async ({ canvasElement }) => {
    const island = await tried(canvasElement);
    await expect(await island.findByRole('alert')).toHaveTextContent('Please try again.');
  },
};

export const GoogleAlone: Story = {
  name: 'Google alone, no Apple',
  args: { example: examples['google alone'] },
};

export const NoOtherAccounts: Story = {
  name: 'Neither Google nor Apple',
  args: { example: examples['no other accounts'] },
};

export const Expired: Story = {
  name: 'Session expired',
  args: { example: examples.expired },
};

export const DesignServices: Story = {
  name: 'On a design-services form',
  args: { example: examples['design services'] },
};

export const GiftRegistry: Story = {
  name: 'On a gift-registry form',
  args: { example: examples['gift registry'] },
};

export const FocusRemoval: Story = {
  name: 'On the confirmation page',
  args: { example: examples['focus removal'] },
};

export const TheProvidersOwnForm: Story = {
  name: 'Form of the identity provider',
  args: { example: examples['the provider’s own form'] },
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
  play: async ({ canvasElement }) => {
    const island = within(await settledHost(canvasElement));
    const field = island.getByLabelText('Password').getBoundingClientRect();
    const button = island.getByRole('button', { name: 'Show password' }).getBoundingClientRect();
    await expect(button.left - field.left).toBeLessThan(field.right - button.right);
  },
};
