import { atom } from 'jotai';
import type { Failure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';

/**
 * Callbacks to the button that asked: the item was added without a confirmation layer, or the add failed after the
 * layer had closed.
 */
export interface Question {
  onAdded(): void;
  onFailed(failure: Failure): void;
}

/** The question that is open or loading, one per page. */
export const questionAtom = sharedAtom('question', () => atom<Question>());

/** Waits until no question is open, then sets this one: questions are asked one after the other. */
export async function takeQuestionTurn(store: Store, question: Question): Promise<void> {
  // Another waiting question may have been faster; check and assignment are synchronous.
  while (store.get(questionAtom)) await nextChange(store);
  store.set(questionAtom, question);
}

/** Resolves at the next change of `questionAtom`. */
function nextChange(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.sub(questionAtom, () => {
      unsubscribe();
      resolve();
    });
  });
}
