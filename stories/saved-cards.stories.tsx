import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/saved-cards/saved-cards.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

const meta = {
  title: 'Widgets/Saved cards',
  component: OverlayStory,
  args: { name: 'saved-cards', example: examples.several },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
} satisfies Meta<typeof OverlayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.getByRole('radio', { name: /American Express/ })).toHaveFocus();
    await userEvent.click(layer.getByRole('radio', { name: /Visa/ }));
    await expect(layer.getByRole('radio', { name: /American Express/ })).toBeChecked();
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    const done = await layer.findByText('American Express ending in 0005 now pays for this order.');
    await waitFor(() => expect(done).toHaveFocus());
  },
};

export const OnMobile: Story = {
  args: { example: examples.several },
  globals: { viewport: { value: 'phone' } },
};

export const OnlyRewardCards: Story = {
  args: { example: examples['only reward cards'] },
};

export const NoneEligible: Story = {
  args: { example: examples['none eligible'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await expect(layer.getByRole('button', { name: 'Update Payment' })).toBeDisabled();
  },
};

export const NoCards: Story = {
  args: { example: examples['no cards'] },
};

export const LongNames: Story = {
  args: { example: examples['long names'] },
  globals: { viewport: { value: 'phone' } },
};

export const NotGiven: Story = {
  args: { example: examples['not given'] },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByRole('radio', { name: /Visa/ });
  },
};

export const Loading: Story = {
  args: { example: examples.loading },
};

export const NotReached: Story = {
  args: { example: examples['not reached'] },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByRole('button', { name: 'Try Again' });
  },
};

export const Updating: Story = {
  args: { example: examples.updating },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const LostButDone: Story = {
  args: { example: examples['lost but done'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('American Express ending in 0005 now pays for this order.');
  },
};

export const Refused: Story = {
  args: { example: examples.refused },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Please review your payment/);
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const NotAuthorized: Story = {
  args: { example: examples['not authorized'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    const popup = within(await layerAtRest('Payment Error'));
    popup.getByText('Your card was declined. Please use another card.');
  },
};

export const SessionError: Story = {
  args: { example: examples['session error'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Your session has timed out/);
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const CardServiceError: Story = {
  args: { example: examples['card service error'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('We could not check your card.');
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const RewardsRestriction: Story = {
  args: { example: examples['rewards restriction'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Rewards need a rewards card.');
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const Reissued: Story = {
  args: { example: examples.reissued },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Card has been reissued. Please use new card.');
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const NotValidAnyMore: Story = {
  args: { example: examples['not valid any more'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('radio', { name: /Rewards Mastercard/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('The expiration date you entered is not valid.');
    await expect(layer.getByRole('radio', { name: /Rewards Mastercard/ })).toBeChecked();
  },
};

export const WithANewCard: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Apply new card' }));
    const over = within(await layerAtRest('Add New Card'));
    await waitFor(() => expect(over.getByLabelText('Card number')).toHaveFocus());
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
};

export const RightToLeft: Story = {
  args: { example: examples.several },
  globals: { direction: 'rtl' },
};
