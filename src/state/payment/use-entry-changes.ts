import { useRef, useState } from 'react';
import { type AttemptState, shownAfterAll } from '../attempt.ts';
import { useChange } from '../checkout/use-change.ts';
import { handleFailure, tries } from '../failure.ts';

/** Changes of the entries of a list, by their ids: each entry has a busy state and a failure of its own. */
export function useEntryChanges(handle = handleFailure) {
  const { handleError } = useChange(handle);
  const [states, setStates] = useState<Readonly<Record<string, AttemptState>>>({});
  const busy = useRef(new Set<string>());
  const settle = (id: string, state: AttemptState) => setStates((was) => ({ ...was, [id]: state }));

  /** @returns whether the change is made; false also while an earlier change of the entry is under way */
  async function change(id: string, action: () => Promise<unknown>): Promise<boolean> {
    if (busy.current.has(id)) return false;
    busy.current.add(id);
    settle(id, { status: 'busy' });
    try {
      await action();
      settle(id, { status: 'idle' });
      return true;
    } catch (error) {
      if (error instanceof Object) tries.set(error, () => change(id, action));
      const failure = handleError(error);
      const ended: AttemptState = failure ? { status: 'failed', ...failure } : { status: 'idle' };
      settle(id, ended);
      if (failure)
        shownAfterAll(failure, () =>
          setStates((was) =>
            was[id] === ended ? { ...was, [id]: { ...ended, hasPopup: false } as AttemptState } : was,
          ),
        );
      return false;
    } finally {
      busy.current.delete(id);
    }
  }

  return { stateOf: (id: string): AttemptState => states[id] ?? { status: 'idle' }, change };
}
