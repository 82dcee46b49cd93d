import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog, type DialogProps } from '../../src/ui/dialog.tsx';

const meta = {
  title: 'Building blocks/Dialog',
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
  render: (args) => <Opener {...args} />,
  // The docs page shows only the page under a dialog, because an open dialog would cover everything.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

interface OpenerProps extends DialogProps {
  /** Replaces the opener for good once it has been pressed. */
  replacement?: ReactNode;
}

function Opener({ replacement, onClose, ...props }: OpenerProps) {
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

async function open(canvasElement: HTMLElement): Promise<HTMLDialogElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await within(canvasElement).findByRole<HTMLDialogElement>('dialog');
  await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return dialog;
}

async function expectClosed(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull());
  await expect(document.documentElement).not.toHaveAttribute('data-si-locked');
}

export const Modal: Story = {
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
    const heading = within(dialog).getByRole('heading', { name: args.title });
    await step('is named by its title, which is focused', async () => {
      await expect(dialog).toHaveAccessibleName(args.title);
      await expect(heading).toHaveFocus();
    });
    await step('Tab goes to the close button, then to the actions', async () => {
      for (const name of ['Close', 'Continue', 'Back to Cart']) {
        await userEvent.tab();
        await expect(within(dialog).getByRole('button', { name })).toHaveFocus();
      }
    });
    await step('the page does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('an action closes it and returns the focus to the opener', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Back to Cart' }));
      await expectClosed(canvasElement);
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(within(canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus();
    });
    await open(canvasElement);
  },
};

export const SlideOut: Story = {
  args: { kind: 'slide-out', title: 'Checkout Now' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const panel = dialog.firstElementChild!.getBoundingClientRect();
    await expect(panel.width).toBe(Math.min(420, window.innerWidth));
    await expect(panel.right).toBe(document.documentElement.clientWidth);
  },
};

export const SlideOutRightToLeft: Story = {
  ...SlideOut,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.firstElementChild!.getBoundingClientRect().left).toBe(0);
  },
};

/** A layer from which an identity provider or a wallet opens its own overlay. */
export const AllowsForeignLayers: Story = {
  args: { allowsForeignLayers: true, title: 'Account Sign In' },
  play: async ({ canvasElement, step }) => {
    const dialog = await open(canvasElement);
    const opener = canvasElement.querySelector('button')!;
    await step('makes the page inert, but not what another party adds later', async () => {
      await expect(dialog.matches(':modal')).toBe(false);
      await expect(opener.closest('[inert]')).not.toBeNull();
      const foreign = document.body.appendChild(document.createElement('div'));
      await expect(foreign.closest('[inert]')).toBeNull();
      foreign.remove();
    });
    await step('Escape closes it and the page is no longer inert', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed(canvasElement);
      await expect(opener.closest('[inert]')).toBeNull();
      await expect(opener).toHaveFocus();
    });
    await open(canvasElement);
  },
};

export const CloseRequestsCloseIt: Story = {
  play: async ({ canvasElement, args }) => {
    // Triggers what Escape and Android's back gesture do, because the browser ignores a scripted key press.
    (await open(canvasElement)).requestClose();
    await expectClosed(canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const APressBesideThePanelClosesIt: Story = {
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
  args: { children: <input className="si-input" type="file" aria-label="Receipt" /> },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    within(dialog)
      .getByLabelText('Receipt')
      .dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(dialog).toHaveAttribute('open');
  },
};

export const TheOpenerWasRenderedAnew: Story = {
  render: (args) => <Opener {...args} replacement={<a href="#cart">View Cart</a>} />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    dialog.requestClose();
    await expectClosed(canvasElement);
    await expect(within(canvasElement).getByRole('link', { name: 'View Cart' })).toHaveFocus();
  },
};

export const FocusGoesToTheFirstSensibleControl: Story = {
  args: {
    title: 'Shipping Charges',
    children: (
      <label>
        ZIP code <input className="si-input" data-si-focus="" inputMode="numeric" />
      </label>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(await open(canvasElement)).getByLabelText('ZIP code')).toHaveFocus();
  },
};

export const InStrictMode: Story = {
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

export const Nested: Story = {
  args: {
    title: 'Add New Card',
    children: (
      <Opener title="Security code" onClose={fn()}>
        <p>The last three digits on the back.</p>
      </Opener>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const outer = await open(canvasElement);
    await userEvent.click(within(outer).getByRole('button', { name: 'Open' }));
    const inner = within(outer).getByRole<HTMLDialogElement>('dialog', { name: 'Security code' });
    inner.requestClose();
    await waitFor(() => expect(outer.querySelector('dialog')).toBeNull());
    await expect(outer).toHaveAttribute('open');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(document.documentElement).toHaveAttribute('data-si-locked');
    await expect(within(outer).getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

/**
 * Head and actions are sticky; the panel scrolls, and the focused title is inside it, so that the arrow keys scroll.
 */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 80 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <p key={index}>Delivery to Alaska, Hawaii and the territories takes longer and costs more.</p>
    )),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const panel = dialog.firstElementChild!;
    panel.scrollTop = 400;
    await expect(panel.scrollTop).toBe(400);
    const { bottom } = panel.getBoundingClientRect();
    const continueBottom = within(dialog)
      .getByRole('button', { name: 'Continue' })
      .getBoundingClientRect().bottom;
    await expect(continueBottom).toBeLessThan(bottom);
  },
};

export const OnMobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const { top, bottom, width } = dialog.firstElementChild!.getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
    await expect(width).toBe(390);
  },
};

export const Narrow: Story = {
  args: { title: 'Item(s) cannot be shipped to or picked up in this state' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const panel = (await open(canvasElement)).firstElementChild!;
    await expect(panel.scrollWidth).toBe(320);
  },
};

export const Modern: Story = {
  globals: { brand: 'modern' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
