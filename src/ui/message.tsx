import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface MessageProps {
  /** `error` is announced at once, `info` when nothing else is said; `success` takes the focus, so that it is read once. */
  kind: 'error' | 'info' | 'success';
  /** `small` for a message below the control that it is about. */
  size?: 'small';
  /** Takes the focus, because the shopper has come for this message. */
  isFocused?: boolean;
  /** Another live region announces it. */
  isSilent?: boolean;
  /** Set if no action of the shopper caused it, so that the page must not scroll to it. */
  isStill?: boolean | undefined;
  children: string | ReactElement | undefined;
}

const icons = { error: 'alert', info: 'info', success: 'check' } as const;
const roles = { error: 'alert', info: 'status', success: undefined };

/**
 * The outcome of a shopper's action, or the message that it is not known yet: icon, text and colour, never colour
 * alone.
 */
export function Message({ kind, size, isSilent, isStill, isFocused, children }: MessageProps) {
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = kind === 'success' || isFocused;
  // A message below a long list would be out of sight.
  useLayoutEffect(() => {
    if (takesFocus) place.current!.focus();
    else if (!isStill) place.current!.scrollIntoView({ block: 'nearest' });
  }, [takesFocus, isStill]);
  return (
    <div
      ref={place}
      className="si-message"
      data-state={kind}
      data-size={size}
      role={isSilent || isFocused ? undefined : roles[kind]}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}

interface FailureMessageProps {
  state: { status: string; message?: string; hasPopup?: boolean };
}

/** Why the shopper's action failed, if it did and no popup says so. */
export function FailureMessage({ state }: FailureMessageProps): ReactNode {
  return state.status === 'failed' && !state.hasPopup && <Message kind="error">{state.message}</Message>;
}
