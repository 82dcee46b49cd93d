import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useRead } from '../../src/state/use-read.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { availabilityMessages } from './store-availability.messages.ts';
import { handleStoreFailure, loadStorePopup } from './store-availability.state.ts';

interface PopupProps {
  storeNumbers: string[];
  /** The title until the server gives one. */
  title: string;
  texts: typeof availabilityMessages;
  onClose: () => void;
}

/** Address and hours of one or several stores, as server markup (checkout §7.4). */
export function StoreAvailabilityPopup({ storeNumbers, title, texts, onClose }: PopupProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { serverTitle, state, load } = useStoreMarkup(storeNumbers, place);
  const isRetrying = state.status === 'busy' && state.isRetry;

  return (
    <Dialog title={serverTitle ?? title} onClose={onClose}>
      <div className="si-store-availability__popup" aria-busy={state.status === 'busy' || undefined}>
        {state.status === 'busy' && <Skeleton lines={5} />}
        <FailureMessage state={state} />
        {(state.status === 'failed' || isRetrying) && (
          <Button kind="secondary" isBusy={isRetrying} onClick={load}>
            {texts.tryAgain}
          </Button>
        )}
        <div ref={place} />
      </div>
    </Dialog>
  );
}

function useStoreMarkup(storeNumbers: string[], place: RefObject<HTMLDivElement | null>) {
  const { signal } = useIsland();
  const [serverTitle, setServerTitle] = useState<string>();
  const { state, read } = useRead<Node[]>(handleStoreFailure);

  async function load(): Promise<void> {
    const next = await read(async (ended) => {
      const popup = await loadStorePopup(storeNumbers, AbortSignal.any([signal, ended]));
      const content = document.createElement('div');
      const { setHtml } = await import(/* Shows the server’s markup of a store. */ '../../src/page/html.ts');
      await setHtml(content, popup.html);
      if (!ended.aborted) setServerTitle(popup.title);
      return [...content.childNodes];
    });
    if (next?.status !== 'done') return;
    const popup = place.current!.parentElement!;
    // The pressed button unmounts, so the title takes the focus.
    if (popup.contains(document.activeElement))
      popup.closest('dialog')!.querySelector<HTMLElement>('[tabindex="-1"]')!.focus();
    place.current!.replaceChildren(...next.answer);
  }

  useOnMount(() => {
    load();
  });

  return { serverTitle, state, load };
}
