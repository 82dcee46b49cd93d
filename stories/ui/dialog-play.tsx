import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog, type DialogProps } from '../../src/ui/dialog.tsx';

/** The parameters of the dialog's stories. */
export const dialogMeta = {
  component: Dialog,
  args: {
    title: 'Make sure these items will fit in your vehicle',
    onClose: fn(),
    children: <p>The boxes below are larger than most trunks. Measure before you come to the store.</p>,
    actions: (
      <>
        <Button>Continue</Button>
        <Button kind="secondary" onClick={(event) => closeDialog(event.currentTarget)}>
          Back to Cart
        </Button>
      </>
    ),
  },
  render: (args: DialogProps) => <Opener {...args} />,
};

export interface OpenerProps extends DialogProps {
  /** Replaces the opener for good once it has been pressed. */
  replacement?: ReactNode;
}

/** A button that opens a layer. */
export function Opener({ replacement, onClose, ...props }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function handleOpen() {
    setIsOpen(true);
    setWasOpened(true);
  }
  function handleClose() {
    setIsOpen(false);
    onClose();
  }
  return (
    <>
      <div>{wasOpened && replacement ? replacement : <Button onClick={handleOpen}>Open</Button>}</div>
      <p>The page below.</p>
      {isOpen && <Dialog {...props} onClose={handleClose} />}
    </>
  );
}

/** Presses the button; returns the layer, after its animation. */
export async function open(canvasElement: HTMLElement): Promise<HTMLDialogElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await within(canvasElement).findByRole<HTMLDialogElement>('dialog');
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return dialog;
}

export async function expectClosed(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull());
  await expect(document.documentElement).not.toHaveAttribute('data-si-locked');
}
