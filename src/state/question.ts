import { atom } from 'jotai';
import type { IslandHandle } from '../page/island-handle.ts';
import type { OpenedNext } from '../page/return-record.ts';
import type { Failure } from './failure.ts';
import { type Store, sharedAtom } from './store.ts';

/** A question to the shopper, asked by a layer before something is done. */
export interface Question {
  /** Such as `add-consent`. */
  layer: string;
  /** Resolves once the layer has opened, or has failed to open. */
  opening?: Promise<unknown>;
  /** For a sign-in: the overlay that opens afterwards. */
  next?: OpenedNext;
  /** The item was added without a confirmation layer. */
  onAdded?(): void;
  /** The add failed after the layer had closed. */
  onFailed?(failure: Failure): void;
}

/** The part of the asking island's handle that a question uses. */
export type AskingIsland = Pick<IslandHandle, 'name' | 'signal' | 'open'>;

/** The question that is open or loading, one per page: another would cover its layer, or replace the layer's props. */
export const questionAtom = sharedAtom('question', () => atom<Question>());

/**
 * Asks a question when its turn has come, so that none is lost (decision 66): its layer opens once no other question is
 * open or loading. The turn ends when the layer closes (`useQuestionLayer`); a layer that asks another question hands its
 * turn on.
 * @param propsOf the layer's props; undefined if there is nothing to ask after all
 * @returns whether the layer has opened
 */
export async function ask(
  store: Store,
  island: AskingIsland,
  question: Question,
  propsOf: () => Promise<Record<string, unknown> | undefined>,
): Promise<boolean> {
  const before = await takeTurn(store, island, question);
  const opening = openLayer(island, question, propsOf);
  question.opening = opening.catch(() => {});
  let isOpen = false;
  try {
    isOpen = await opening;
  } finally {
    if (!isOpen && store.get(questionAtom) === question)
      store.set(questionAtom, island.signal.aborted ? undefined : before);
  }
  return isOpen;
}

/** @returns the question whose layer asks this one; it gets the turn back if this one's layer does not open */
async function takeTurn(
  store: Store,
  { name }: AskingIsland,
  question: Question,
): Promise<Question | undefined> {
  for (;;) {
    const open = store.get(questionAtom);
    if (!open || open.layer === name) {
      // Without an await in between: another waiting question could take the turn.
      store.set(questionAtom, question);
      return open;
    }
    await new Promise<void>((resolve) => {
      const unsubscribe = store.sub(questionAtom, () => {
        unsubscribe();
        resolve();
      });
    });
  }
}

async function openLayer(
  island: AskingIsland,
  { layer }: Question,
  propsOf: () => Promise<Record<string, unknown> | undefined>,
): Promise<boolean> {
  const props = await propsOf();
  if (props) await island.open(layer, props);
  return !!props;
}
