import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { availabilityMessages } from '../../src/domain/delivery/store-availability.ts';
import { errorMessages, withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { setHtml } from '../../src/page/html.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { loadStorePopup } from './store-availability.state.ts';

interface PopupProps {
  storeNumbers: string[];
  /** What it is called until the server says. */
  title: string;
  labels: typeof availabilityMessages;
  onClose: () => void;
}

type Loaded = { status: 'loading' | 'trying-again' | 'shown' } | { status: 'failed'; message: string };

/** Where a store is and when it is open, or all of them: the server's own markup, sanitised (decision 12). */
export function StoreAvailabilityPopup({ storeNumbers, title, labels, onClose }: PopupProps): ReactNode {
  const { signal, open } = useIsland();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [serverTitle, setServerTitle] = useState<string>();
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again; a popup is opened for one question
  useEffect(() => {
    const closing = new AbortController();
    load(AbortSignal.any([signal, closing.signal]));
    return () => closing.abort();
  }, [attempt]);

  async function load(until: AbortSignal) {
    const outcome = await loadStorePopup(storeNumbers, { signal: until, open });
    if (!outcome) {
      // Left in the middle of it, the page may come back.
      if (!until.aborted) onClose();
      return;
    }
    if ('message' in outcome) {
      setLoaded({ status: 'failed', message: outcome.message });
      return;
    }
    const content = document.createElement('div');
    try {
      await setHtml(content, outcome.answer.html);
    } catch {
      const { genericErrorMessage } = withOverrides(errorMessages, pageContext().messages);
      setLoaded({ status: 'failed', message: genericErrorMessage });
      return;
    }
    if (until.aborted) return;
    const { parentElement: popup } = place.current!;
    // The button pressed goes: the title takes the focus.
    if (popup!.contains(document.activeElement))
      popup!.closest('dialog')!.querySelector<HTMLElement>('[tabindex="-1"]')!.focus();
    place.current!.replaceChildren(...content.childNodes);
    setServerTitle(outcome.answer.title);
    setLoaded({ status: 'shown' });
  }

  function handleTryAgain() {
    setLoaded({ status: 'trying-again' });
    setAttempt(attempt + 1);
  }

  const isTrying = loaded.status === 'trying-again';
  const isLoading = isTrying || loaded.status === 'loading';
  return (
    <Dialog title={serverTitle ?? title} onClose={onClose}>
      <div className="si-store-availability__popup" aria-busy={isLoading || undefined}>
        {isLoading && <Skeleton lines={5} />}
        {loaded.status === 'failed' && (
          <p className="si-store-availability__message" data-state="error" role="alert">
            <Icon name="alert" />
            {loaded.message}
          </p>
        )}
        {(loaded.status === 'failed' || isTrying) && (
          <Button kind="secondary" isBusy={isTrying} onClick={handleTryAgain}>
            {labels.tryAgain}
          </Button>
        )}
        <div ref={place} />
      </div>
    </Dialog>
  );
}
