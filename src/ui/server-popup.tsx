import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Elements } from './elements.ts';
import { Message } from './message.tsx';
import { Skeleton } from './skeleton.tsx';

export interface ServerPopupProps {
  /** The class of the content; it sets the content's minimum height. */
  className: string;
  title: string;
  isLoading: boolean;
  /** True if the last attempt to load it failed, and during the retry. */
  hasFailed: boolean;
  /** The failure, for the shopper. */
  message: string | undefined;
  /** The button that loads it again. */
  tryAgain: string;
  onTryAgain: () => void;
  onClose: () => void;
  /** Further buttons. */
  actions?: Elements;
  /** The server's content, once it has loaded. */
  children: Elements;
}

/** A layer with content of the server: placeholders while it loads, and Try Again if that fails. */
export function ServerPopup({
  isLoading,
  hasFailed,
  message,
  tryAgain,
  actions,
  ...popup
}: ServerPopupProps) {
  const { className, title, onClose, onTryAgain, children } = popup;
  const retry = hasFailed && (
    <Button kind={actions ? 'secondary' : 'primary'} onClick={onTryAgain} isBusy={isLoading}>
      {tryAgain}
    </Button>
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        (retry || actions) && (
          <>
            {actions}
            {retry}
          </>
        )
      }
    >
      <div className={className} aria-busy={isLoading || undefined}>
        {children}
        {isLoading && <Skeleton lines={4} />}
        {message && <Message kind="error">{message}</Message>}
      </div>
    </Dialog>
  );
}
