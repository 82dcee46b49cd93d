import type { ReactNode } from 'react';
import { announce } from '../../src/page/announce.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { Button } from '../../src/ui/button.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import type { availabilityMessages } from './store-availability.messages.ts';
import { handleStoreFailure, resetStore } from './store-availability.state.ts';

interface SelectedProps {
  /** The basket's pickup store. */
  name: string;
  texts: typeof availabilityMessages;
  /** Called when the basket's store was removed. */
  onReset: () => void;
}

/**
 * The selected store, and the button that resets it (checkout §7.4). The line stays afterwards, so that nothing
 * moves.
 */
export function StoreAvailabilitySelected({ name, texts, onReset }: SelectedProps): ReactNode {
  const island = useIsland();
  const { state, attempt } = useAttempt<'reset'>();
  const isReset = state.status === 'reset';

  async function handleReset() {
    const ended = await attempt(async () => {
      await resetStore();
      return 'reset';
    }, handleStoreFailure);
    announceUnseen(ended, island);
    if (ended.status !== 'reset') return;
    announce(texts.storeForgotten);
    if (!island.signal.aborted) onReset();
  }

  return (
    <div className="si-store-availability__selected">
      <p>
        <span>{`${texts.selectedStore}: `}</span>
        <strong>{isReset ? texts.noStoreSelected : name}</strong>
      </p>
      {!isReset && (
        <Button kind="link" isBusy={state.status === 'busy'} onClick={handleReset}>
          {texts.resetStore}
        </Button>
      )}
      <FailureMessage state={state} />
    </div>
  );
}
