import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Dialog } from '../../src/ui/dialog.tsx';
import { rendered } from '../island-play.ts';
import { dialogMeta, expectClosed, Opener, open } from './dialog-play.tsx';

const meta = { title: 'Building blocks/Dialog', ...dialogMeta } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The layer, and the one that is opened from it. */
async function openNested(canvasElement: HTMLElement) {
  const outer = await open(canvasElement);
  await userEvent.click(within(outer).getByRole('button', { name: 'Open' }));
  const inner = within(outer).getByRole<HTMLDialogElement>('dialog', { name: 'Security code' });
  await Promise.all(inner.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return { outer, inner };
}

export const Modal: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(dialog).toHaveAccessibleName(args.title);
    await expect(within(dialog).getByRole('heading', { name: args.title })).toHaveFocus();
  },
};

export const ModalByKeyboard: Story = {
  ...Modal,
  name: 'Tab goes through it in order, the page does not scroll, and an action returns the focus',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args, step }) => {
    const dialog = await open(canvasElement);
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
  },
};

export const SlideOut: Story = {
  name: 'Slide-out',
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
  name: 'Slide-out, right to left',
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.firstElementChild!.getBoundingClientRect().left).toBe(0);
  },
};

/** A layer from which an identity provider or a wallet opens its own overlay. */
export const AllowsForeignLayers: Story = {
  name: 'Under another party’s layers',
  args: { allowsForeignLayers: true, title: 'Account Sign In' },
  play: async ({ canvasElement }) => {
    await expect((await open(canvasElement)).matches(':modal')).toBe(false);
  },
};

export const ForeignLayerAdded: Story = {
  ...AllowsForeignLayers,
  name: 'It makes the page inert, but not what another party adds; Escape closes it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    await open(canvasElement);
    const opener = canvasElement.querySelector('button')!;
    await step('makes the page inert, but not what another party adds later', async () => {
      await expect(opener.closest('[inert]')).not.toBeNull();
      const foreign = document.body.appendChild(document.createElement('div'));
      await rendered();
      await expect(foreign.closest('[inert]')).toBeNull();
      foreign.remove();
    });
    await step('Escape closes it and the page is no longer inert', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed(canvasElement);
      await expect(opener.closest('[inert]')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
};

export const WithAField: Story = {
  name: 'With a field, which has the focus',
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

export const Nested: Story = {
  args: {
    title: 'Add New Card',
    children: (
      <Opener title="Security code" onClose={fn()}>
        <p>The last three digits on the back.</p>
      </Opener>
    ),
  },
  play: async ({ canvasElement }) => {
    await openNested(canvasElement);
  },
};

export const NestedClosed: Story = {
  ...Nested,
  name: 'Closing the nested layer keeps the other one open',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { outer, inner } = await openNested(canvasElement);
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
  name: 'Long content',
  args: {
    children: Array.from({ length: 80 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <p key={index}>Delivery to Alaska, Hawaii and the territories takes longer and costs more.</p>
    )),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const LongContentScrolled: Story = {
  ...LongContent,
  name: 'The panel scrolls, and its actions stay in view',
  tags: ['!dev', '!autodocs'],
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

export const Mobile: Story = {
  name: 'Mobile phone',
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
  name: 'Narrow screen, long title',
  args: { title: 'Item(s) cannot be shipped to or picked up in this state' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const panel = (await open(canvasElement)).firstElementChild!;
    await expect(panel.scrollWidth).toBe(320);
  },
};

export const Modern: Story = {
  name: 'Modern brand',
  globals: { brand: 'modern' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
