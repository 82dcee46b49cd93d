import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { controlMessages } from '../domain/messages.ts';
import { useTexts } from '../hooks/use-texts.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** One primary per view. */
  kind?: 'primary' | 'secondary' | 'link';
  /** What the button does. */
  children: ReactNode;
  /** Keeps the button's width and focus, shows `busyText` and ignores presses. */
  isBusy?: boolean;
  /** "Adding…" */
  busyText?: string;
  /** Shows `doneText`; the button can still be pressed. */
  isDone?: boolean;
  /** "Added" */
  doneText?: string;
  /** Ignores presses but, unlike `disabled`, keeps the focus: for a button the shopper has just pressed. */
  isBlocked?: boolean;
  /** Full width, as every button in a layer on mobile. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The shop's button. Its texts are stacked in one grid cell, so that it is as wide as the longest and a change of text
 * moves nothing.
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
  const { oneMoment } = useTexts(controlMessages);
  const shown = isBusy ? 1 : isDone && doneText ? 2 : 0;
  const takesNoPress = isBusy || isBlocked;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled does not stop the press itself, which must not submit a form or reach handlers on ancestors.
    if (takesNoPress) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Safari does not focus a pressed button, but a layer that it opens returns the focus here.
    if (!isByEnter(event)) event.currentTarget.focus({ preventScroll: true });
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

/** Enter in a field clicks the button of its form, by script: the focus stays in the field. */
const isByEnter = ({ detail, currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
  detail === 0 && !!form?.contains(document.activeElement);

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** The attributes that make the link open a layer. */
  attributes?: Record<`data-${string}`, string | undefined> | undefined;
}

/** A link that looks like a secondary button. */
export function ButtonLink({ href, children, attributes }: ButtonLinkProps) {
  return (
    <a className="si-button" data-kind="secondary" href={href} {...attributes}>
      <span className="si-button__text">{children}</span>
    </a>
  );
}

/** All the texts a button may have, one of them visible. */
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
