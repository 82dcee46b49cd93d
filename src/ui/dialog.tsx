import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rememberFocus, waysBack } from './focus-return.ts';
import { Icon } from './icon.tsx';
import { holdOthers } from './inert-others.ts';
import { prepareScrollLock } from './scroll-lock.ts';

export interface DialogProps {
  title: string;
  /** `modal` in the middle, 560 px; `slide-out` from the end edge, 420 px. On mobile both fill the height from below. */
  kind?: 'modal' | 'slide-out';
  /**
   * Set for a layer that opens somebody else's overlay (identity provider, wallet, 3-D Secure, captcha): it is then not
   * in the browser's top layer, where nothing of theirs could come above it, and holds the rest of the page inert itself.
   */
  allowsForeignLayers?: boolean;
  /** What can be done here: buttons that stay in view while the content scrolls. */
  actions?: ReactNode;
  /** What opened it, where that is not what has the focus (Safari does not focus a clicked button). */
  opener?: HTMLElement | null;
  /** It has closed. Take it away now; the focus goes back to the opener then. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A layer over the page, open for as long as it is rendered. The focus goes to the first thing inside with
 * `data-si-focus`, else to the title. Escape, the close button and a press beside the panel close it; from inside, close
 * it with `closeDialog(event.currentTarget)` or by not rendering it any more. Announcements made while it is open belong
 * into its `[data-si-live]` regions: what is outside is inert.
 */
export function Dialog({
  title,
  kind = 'modal',
  allowsForeignLayers = false,
  actions,
  opener,
  onClose,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const hadFocus = useRef<HTMLElement>(null);

  // Looked at while rendering: the very commit that shows the dialog may take the opener away.
  const [returnFocus] = useState(() => rememberFocus(opener));
  const [lockScroll] = useState(prepareScrollLock);

  // A layout effect, because its clean-up runs while the dialog is still in the document. It opens with what it was first
  // given, and anew, with the focus where it is, when it turns out that others have to come above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes back to what it was opened from
  useLayoutEffect(() => {
    const dialog = ref.current!;
    waysBack.set(dialog, returnFocus);
    const unlockScroll = lockScroll();
    const release = allowsForeignLayers ? holdOthers(dialog) : undefined;
    const first =
      hadFocus.current ?? dialog.querySelector<HTMLElement>('[data-si-focus]') ?? heading.current!;
    // The browser then gives it the focus at once, instead of something else that loses it again.
    first.autofocus = true;
    if (allowsForeignLayers) dialog.show();
    else dialog.showModal();
    first.autofocus = false;
    if (document.activeElement !== first) first.focus();
    return () => {
      const focused = document.activeElement as HTMLElement | null;
      hadFocus.current = dialog.contains(focused) ? focused : null;
      // Should it open anew, it does not come in once more.
      dialog.setAttribute('data-reopened', '');
      dialog.close();
      release?.();
      unlockScroll();
      // After this commit, which may render the opener anew, and unless StrictMode has opened the dialog again.
      queueMicrotask(() => dialog.open || returnFocus());
    };
  }, [allowsForeignLayers]);

  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // The event comes a task later: StrictMode may have opened the dialog again by then.
    if (!currentTarget.open) onClose();
  }

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file field inside fires a bubbling cancel of its own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.close();
  }

  function handlePress(event: MouseEvent<HTMLDialogElement>) {
    const isBeside = event.target === event.currentTarget;
    // A press that began inside (a selection dragged out of a field) also ends as a click on the dialog.
    if (event.type === 'mousedown') pressedBeside.current = isBeside;
    else if (isBeside && pressedBeside.current) event.currentTarget.close();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const isOurs = (event.target as Element).closest('dialog') === event.currentTarget;
    if (allowsForeignLayers && isOurs && event.key === 'Escape') event.currentTarget.close();
  }

  return (
    <dialog
      ref={ref}
      className="si-dialog"
      data-kind={kind}
      data-foreign-layers={allowsForeignLayers || undefined}
      aria-labelledby={titleId}
      onClose={handleClose}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onMouseDown={handlePress}
      onClick={handlePress}
    >
      {/* The panel scrolls and head and foot stick to it: so the focused title is inside what the arrow keys scroll. */}
      <div className="si-dialog__panel">
        <div className="si-dialog__head">
          <h2 ref={heading} className="si-dialog__title si-heading" id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className="si-dialog__close"
            aria-label="Close"
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

/** Closes the dialog that `inside` is in; its `onClose` follows. */
export function closeDialog(inside: Element): void {
  inside.closest('dialog')?.close();
}
