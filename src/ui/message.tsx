import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface MessageProps {
  /** `error` is announced at once; `success` takes the focus, so that it is read once. */
  kind: 'error' | 'success';
  children: ReactNode;
}

/** The outcome of a shopper's action: icon, text and colour, never colour alone. */
export function Message({ kind, children }: MessageProps) {
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
      role={isSuccess ? undefined : 'alert'}
      tabIndex={isSuccess ? -1 : undefined}
    >
      <Icon name={isSuccess ? 'check' : 'alert'} />
      {children}
    </p>
  );
}
