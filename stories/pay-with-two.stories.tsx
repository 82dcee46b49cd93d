import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { examples } from '../widgets/pay-with-two/pay-with-two.examples.ts';
import { layerAtRest } from './island-play.ts';
import { OverlayStory, prepareIsland } from './island-story.tsx';

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  return layerAtRest();
}

const meta = {
  title: 'Widgets/Pay with two',
  component: OverlayStory,
  args: { name: 'pay-with-two', example: examples.several },
  beforeEach: prepareIsland,
  // An open dialog would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
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
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
    const amount = layer.getByRole('textbox', { name: /Visa/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1000');
    await expect(layer.getByRole('textbox', { name: /American Express/ })).toHaveValue('799.00');
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    const done = await layer.findByText(/now pay for this order/);
    await waitFor(() => expect(done).toHaveFocus());
  },
};

export const NoneChosen: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Please select two cards.');
  },
};

export const TwoChosen: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
    await expect(layer.getByRole('checkbox', { name: /Mastercard/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TwoChosenOnMobile: Story = {
  args: { example: examples.several },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
  },
};

export const WrongAmount: Story = {
  args: { example: examples.several },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
    await userEvent.clear(layer.getByRole('textbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText('Enter an amount above 0 and below $1,799.00.');
  },
};

export const OddTotal: Story = {
  args: { example: examples['odd total'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
  },
};

export const FiveCards: Story = {
  args: { example: examples['five cards'] },
};

export const OneInUse: Story = {
  args: { example: examples['one in use'] },
};

export const OnlyRewardCards: Story = {
  args: { example: examples['only reward cards'] },
};

export const NotGiven: Story = {
  args: { example: examples['not given'] },
  play: async ({ canvasElement }) => {
    await within(await open(canvasElement)).findByText('Total to pay: $1,799.00');
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
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByRole('button', { name: 'Updating…' });
  },
};

export const Failed: Story = {
  args: { example: examples.failed },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/Please try again/);
    await expect(layer.getByRole('checkbox', { name: /Visa/ })).toBeChecked();
  },
};

export const SecondCardRefused: Story = {
  args: { example: examples['second card refused'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Update Payment' }));
    await layer.findByText(/^American Express ending in 0005: Card has been reissued/);
  },
};

export const Canada: Story = {
  args: { example: examples.Canada },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
  },
};

export const ModernBrand: Story = {
  args: { example: examples['modern brand'] },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
  },
};

export const RightToLeft: Story = {
  args: { example: examples.several },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const layer = within(await open(canvasElement));
    await userEvent.click(layer.getByRole('checkbox', { name: /Visa/ }));
    await userEvent.click(layer.getByRole('checkbox', { name: /American Express/ }));
  },
};
