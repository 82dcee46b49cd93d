import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One primary per view. */
  kind?: 'primary' | 'secondary' | 'link';
  /** What the button does. */
  children: ReactNode;
  /** The press is being worked on: the button keeps its width and its focus, shows `busyText`, takes no press. */
  isBusy?: boolean;
  /** "Adding…" */
  busyText?: string;
  /** The press has been worked on: shows `doneText`. It still takes presses. */
  isDone?: boolean;
  /** "Added" */
  doneText?: string;
  /** Takes no press but keeps its focus, unlike `disabled`. For a button the shopper has just pressed. */
  isBlocked?: boolean;
  /** As wide as what it stands in. Buttons in a layer are that on mobile anyway. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The button of the shop. All its texts lie on one another in one cell, so that its width is that of the longest and
 * a change of text moves nothing.
 */
export function Button({
  kind = 'primary',
  children,
  isBusy = false,
  busyText,
  isDone = false,
  doneText,
  isBlocked = false,
  isWide = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const shown = isBusy ? 1 : isDone && doneText ? 2 : 0;
  const takesNoPress = isBusy || isBlocked;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled stops nothing by itself: neither a submit nor a handler further out may see this press.
    if (takesNoPress) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Safari leaves a pressed button without the focus, which a layer that it opens has to give back.
    event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      className="si-button"
      type={type}
      data-kind={kind}
      data-wide={isWide || undefined}
      data-state={['idle', 'busy', 'done'][shown]}
      aria-busy={isBusy || undefined}
      aria-disabled={takesNoPress || undefined}
      onClick={handleClick}
    >
      {texts([children, busyText ?? (isBusy && oneMoment), doneText], shown)}
    </button>
  );
}

export interface ButtonLinkProps {
  /** Where it leads: without script, in a new tab, and where `onPress` is left out. */
  href: string;
  children: ReactNode;
  /** What a plain press does instead of following the link. */
  onPress?: (() => void) | undefined;
  isBusy?: boolean;
  /** The press has been worked on: shows `doneText`, takes no plain press. */
  isDone?: boolean;
  doneText?: string;
}

/** A link that looks like a secondary button, and does a button's work where there is script for it. */
export function ButtonLink({ href, children, onPress, isBusy, isDone, doneText }: ButtonLinkProps) {
  function handleClick(event: MouseEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!onPress || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!isBusy && !isDone) onPress();
  }

  return (
    <a
      className="si-button"
      data-kind="secondary"
      data-state={isBusy ? 'busy' : isDone ? 'done' : undefined}
      href={href}
      aria-busy={isBusy || undefined}
      aria-disabled={isDone || undefined}
      onClick={handleClick}
    >
      {texts([children, onPress && oneMoment, onPress && doneText], isBusy ? 1 : isDone ? 2 : 0)}
    </a>
  );
}

const oneMoment = 'One moment…';

/** All texts a button may have, one seen; the place of each is its index. */
function texts(all: ReactNode[], shown: number) {
  return all.map(
    (text, index) =>
      text && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts never change places
        <span className="si-button__text" key={index} aria-hidden={index !== shown || undefined}>
          {text}
        </span>
      ),
  );
}
