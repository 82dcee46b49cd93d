import { type ReactNode, useState } from 'react';
import type { availabilityMessages } from '../../src/domain/delivery/store-availability.ts';
import { announce } from '../../src/page/announce.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { forgetStore } from './store-availability.state.ts';

interface SelectedProps {
  /** The store the basket is to be picked up at. */
  name: string;
  labels: typeof availabilityMessages;
  /** The basket has forgotten it. */
  onForgotten: () => void;
}

type Forgetting = { status: 'kept' | 'busy' | 'forgotten' } | { status: 'failed'; message: string };

/** The selected store, and the way to forget it (checkout §7.4). Its line stays, so that nothing below moves. */
export function StoreAvailabilitySelected({ name, labels, onForgotten }: SelectedProps): ReactNode {
  const island = useIsland();
  const [state, setState] = useState<Forgetting>({ status: 'kept' });

  async function handleForget() {
    setState({ status: 'busy' });
    const outcome = await forgetStore(island);
    if (!outcome) {
      setState({ status: 'kept' });
      return;
    }
    if ('message' in outcome) {
      setState({ status: 'failed', message: outcome.message });
      return;
    }
    setState({ status: 'forgotten' });
    announce(labels.storeForgotten);
    onForgotten();
  }

  return (
    <div className="si-store-availability__selected">
      <p>
        {labels.selectedStore}:{' '}
        <strong>{state.status === 'forgotten' ? labels.noStoreSelected : name}</strong>
      </p>
      {state.status !== 'forgotten' && (
        <Button kind="link" isBusy={state.status === 'busy'} onClick={handleForget}>
          {labels.resetStore}
        </Button>
      )}
      {state.status === 'failed' && (
        <p className="si-store-availability__message" data-state="error" role="alert">
          <Icon name="alert" />
          {state.message}
        </p>
      )}
    </div>
  );
}
