import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface MessageProps {
  /** `error` is announced at once, `info` when nothing else is said; `success` takes the focus, so that it is read once. */
  kind: 'error' | 'info' | 'success';
  /** `small` below what it is about. */
  size?: 'small';
  /** Set if another live region announces this message. */
  isAnnounced?: boolean;
  children: ReactNode;
}

const icons = { error: 'alert', info: 'info', success: 'check' } as const;
const roles = { error: 'alert', info: 'status', success: undefined };

/**
 * The outcome of a shopper's action, or the message that it is not known yet: icon, text and colour, never colour
 * alone.
 */
export function Message({ kind, size, isAnnounced, children }: MessageProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const isSuccess = kind === 'success';
  // Below a long list it would be out of sight.
  useLayoutEffect(() => {
    if (isSuccess) place.current!.focus();
    else place.current!.scrollIntoView({ block: 'nearest' });
  }, [isSuccess]);
  return (
    <p
      ref={place}
      className="si-message"
      data-state={kind}
      data-size={size}
      role={isAnnounced ? undefined : roles[kind]}
      tabIndex={isSuccess ? -1 : undefined}
    >
      <Icon name={icons[kind]} />
      {children}
    </p>
  );
}
