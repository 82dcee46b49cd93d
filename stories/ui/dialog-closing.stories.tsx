import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Dialog } from '../../src/ui/dialog.tsx';
import { dialogMeta, expectClosed, Opener, open } from './dialog-play.tsx';

/** Tests of closing a dialog; none is in the list. */
const meta = {
  title: 'Building blocks/Dialog closing',
  ...dialogMeta,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CloseRequestsCloseIt: Story = {
  name: 'A close request closes it',
  play: async ({ canvasElement, args }) => {
    // Triggers what Escape and Android's back gesture do, because the browser ignores a scripted key press.
    (await open(canvasElement)).requestClose();
    await expectClosed(canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const APressBesideThePanelClosesIt: Story = {
  name: 'A press beside the panel closes it',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('heading'));
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    await expectClosed(canvasElement);
  },
};

/** A selection dragged out of a field ends beside the panel, as a click on the dialog. */
export const ADragOutOfThePanelDoesNotCloseIt: Story = {
  name: 'A drag out of the panel does not close it',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByRole('heading') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect(dialog).toHaveAttribute('open');
  },
};

export const AFileFieldsCancelDoesNotCloseIt: Story = {
  name: 'A cancelled file field does not close it',
  args: { children: <input className="si-input" type="file" aria-label="Receipt" /> },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    within(dialog)
      .getByLabelText('Receipt')
      .dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(dialog).toHaveAttribute('open');
  },
};

export const OpenerRenderedAgain: Story = {
  name: 'The focus returns although the opener was rendered again',
  render: (args) => <Opener {...args} replacement={<a href="#cart">View Cart</a>} />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    dialog.requestClose();
    await expectClosed(canvasElement);
    await expect(within(canvasElement).getByRole('link', { name: 'View Cart' })).toHaveFocus();
  },
};

export const InStrictMode: Story = {
  name: 'It stays open in strict mode',
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    // The close event of StrictMode's first pass comes a task after the second pass has reopened it.
    await new Promise(requestAnimationFrame);
    await expect(dialog).toHaveAttribute('open');
    await expect(args.onClose).not.toHaveBeenCalled();
    dialog.requestClose();
    await expectClosed(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
