import type { ReactNode } from 'react';
import type { AttemptState } from '../../src/state/attempt.ts';
import { Icon } from '../../src/ui/icon.tsx';

/** The error of the last add, below its button. */
export function AddToRegistryMessage({ state }: { state: AttemptState }): ReactNode {
  if (state.status !== 'failed') return null;
  return (
    <p className="si-add-to-registry__message" data-state="error" role="alert">
      <Icon name="alert" />
      {state.message}
    </p>
  );
}
