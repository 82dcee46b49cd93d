import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { controlMessages } from '../domain/messages.ts';
import { usePageId } from '../hooks/use-page-id.ts';
import { useTexts } from '../hooks/use-texts.ts';
import type { Elements } from './elements.ts';
import { focusReturns, rememberFocus } from './focus-return.ts';
import { Icon } from './icon.tsx';
import { holdOthers } from './inert-others.ts';
import { keepModal } from './keep-modal.ts';
import { guardAppearing, guardPresses, placeBefore } from './press-guard.ts';
import { prepareScrollLock } from './scroll-lock.ts';

export interface DialogProps {
  title: string;
  /**
   * `modal`: centred, 560 px wide; `slide-out`: at the end edge, 420 px. On mobile both come from below: a slide-out in
   * full height, a modal as high as its content. `wide`: centred, with room for two columns. `screen`: the whole screen,
   * whatever its size.
   */
  kind?: 'modal' | 'wide' | 'slide-out' | 'screen';
  /** On mobile as high as the screen: for forms, and for layers that stay open for a while. */
  isTall?: boolean;
  /**
   * For a layer that opens a third party's overlay (identity provider, wallet, 3-D Secure, captcha): it stays out of
   * the browser's top layer, where nothing could come above it, and makes the rest of the page inert itself.
   */
  allowsForeignLayers?: boolean;
  /** Between the title and the close button. */
  tools?: Elements;
  /** Buttons that stay in view while the content scrolls. */
  actions?: ReactNode;
  /** The opener, if it does not have the focus (Safari does not focus a clicked button). */
  opener?: HTMLElement | null;
  /** The dialog has closed: stop rendering it, and the focus returns to the opener. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A layer over the page, open while it is rendered. The focus goes to the first element inside with `data-si-focus`,
 * else to the title. Escape, the close button and a press beside the panel close it; from inside, close it with
 * `closeDialog(event.currentTarget)` or stop rendering it. Announcements made while it is open go into its
 * `[data-si-live]` regions, because everything outside is inert.
 */
export function Dialog({
  title,
  kind = 'modal',
  isTall = kind !== 'modal',
  allowsForeignLayers = false,
  tools,
  actions,
  opener,
  onClose,
  children,
}: DialogProps) {
  const titleId = usePageId();
  const { dialog, heading } = useOpenDialog(opener, allowsForeignLayers);
  const handlers = useClosing(onClose, allowsForeignLayers);
  const { close } = useTexts(controlMessages);

  return (
    <dialog
      ref={dialog}
      className="si-dialog"
      data-kind={kind}
      data-tall={isTall || undefined}
      data-foreign-layers={allowsForeignLayers || undefined}
      aria-labelledby={titleId}
      {...handlers}
    >
      {/* The panel scrolls, with a sticky head and foot, so that the arrow keys scroll while the title has the focus. */}
      <div className="si-dialog__panel">
        <div className="si-dialog__head">
          <h2 ref={heading} className="si-dialog__title si-heading" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {tools}
          <button
            type="button"
            className="si-dialog__close"
            aria-label={close}
            onClick={(event) => closeDialog(event.currentTarget)}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="si-dialog__body">{children}</div>
        {actions && <div className="si-dialog__actions">{actions}</div>}
      </div>
      <div role="status" data-si-live="polite" />
      <div role="alert" data-si-live="assertive" />
    </dialog>
  );
}

/** Opens the dialog while it is rendered, with the focus inside, and returns the focus when it is removed. */
function useOpenDialog(opener: HTMLElement | null | undefined, allowsForeignLayers: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef<HTMLElement>(null);

  // Remembered during the render, because the commit that shows the dialog may remove the opener.
  const [returnFocus] = useState(() => rememberFocus(opener));
  const [pressed] = useState(() => placeBefore(opener));
  const [lockScroll] = useState(prepareScrollLock);

  // A layout effect, because its clean-up runs while the dialog is still in the document. When `allowsForeignLayers`
  // changes, the dialog reopens the other way and the focus stays where it was.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    // The page has removed the host while it was rendered: nothing can open, and the page must not stay locked.
    if (!dialog.isConnected) return undefined;
    focusReturns.set(dialog, returnFocus);
    if (!dialog.hasAttribute('data-reopened')) guardPresses(dialog, pressed);
    const endGuards = guardAppearing(dialog);
    const unlockScroll = lockScroll();
    const release = allowsForeignLayers ? holdOthers(dialog) : undefined;
    const first =
      hadFocus.current ?? dialog.querySelector<HTMLElement>('[data-si-focus]') ?? heading.current!;
    dialog.removeAttribute('data-closing');
    show(dialog, first, allowsForeignLayers);
    const end = allowsForeignLayers ? undefined : keepModal(dialog, (focused) => show(dialog, focused));
    return () => {
      end?.();
      endGuards();
      const focused = document.activeElement as HTMLElement | null;
      hadFocus.current = dialog.contains(focused) ? focused : null;
      // A dialog that reopens does not play its entrance again.
      dialog.setAttribute('data-reopened', '');
      dialog.close();
      release?.();
      unlockScroll();
      // After this commit, which may render the opener again, and unless StrictMode has reopened the dialog.
      queueMicrotask(() => dialog.open || focusReturns.get(dialog)!());
    };
  }, [allowsForeignLayers, lockScroll, pressed, returnFocus]);

  return { dialog: ref, heading };
}

function show(dialog: HTMLDialogElement, first: HTMLElement, allowsForeignLayers = false): void {
  // With `autofocus` the dialog focuses this element, not another one.
  first.autofocus = true;
  if (allowsForeignLayers) dialog.show();
  else dialog.showModal();
  first.autofocus = false;
  if (document.activeElement !== first) first.focus();
}

/**
 * Escape and a press beside the panel close the dialog; every way of closing calls `onClose`. While it closes, presses
 * and submits do nothing.
 */
function useClosing(onClose: () => void, allowsForeignLayers: boolean) {
  const pressedBeside = useRef(false);

  function onPress(event: MouseEvent<HTMLDialogElement>) {
    const isBeside = event.target === event.currentTarget;
    // A press that began inside (a selection dragged out of a field) also ends as a click on the dialog.
    if (event.type === 'mousedown') pressedBeside.current = isBeside;
    else if (isBeside && pressedBeside.current) closeDialog(event.currentTarget);
  }

  // Also stops presses by keyboard and script, which `pointer-events` does not.
  function ignoreWhileClosing(event: SyntheticEvent<HTMLDialogElement>) {
    if (!event.currentTarget.hasAttribute('data-closing')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onClickCapture: ignoreWhileClosing,
    onSubmitCapture: ignoreWhileClosing,
    onMouseDown: onPress,
    onClick: onPress,
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // The event comes a task later: StrictMode may have reopened the dialog by then.
      if (!currentTarget.open) onClose();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file field inside fires a bubbling cancel of its own.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      closeDialog(event.currentTarget);
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      const isOurs = (event.target as Element).closest('dialog') === event.currentTarget;
      // Only showModal() closes by Escape itself.
      if (allowsForeignLayers && isOurs && event.key === 'Escape') closeDialog(event.currentTarget);
    },
  };
}

/** Longer than every exit: in a hidden tab animations do not run. */
const exitMs = 400;

/** Closes the dialog that contains `inside`, at the end of its exit; its `onClose` is called. */
export function closeDialog(inside: Element): void {
  const dialog = inside.closest('dialog');
  if (!dialog || dialog.hasAttribute('data-closing')) return;
  const close = () => dialog.close();
  // From now on the dialog takes no presses and submits; the page behind takes none until the dialog has closed.
  dialog.setAttribute('data-closing', '');
  const exits = dialog.getAnimations?.({ subtree: true }).filter((one) => exitNames.test(nameOf(one))) ?? [];
  if (!exits.length || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    close();
    return;
  }
  const ended = Promise.allSettled(exits.map(({ finished }) => finished));
  Promise.race([ended, new Promise((resolve) => setTimeout(resolve, exitMs))]).then(close);
}

const exitNames = /^si-exit/;
const nameOf = (animation: Animation) => (animation as CSSAnimation).animationName;
