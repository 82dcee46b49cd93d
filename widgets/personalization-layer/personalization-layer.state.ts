import { useStore } from 'jotai';
import {
  isInHouse,
  lineText,
  type PersonalizedItem,
  personalizationKey,
  personalizationText,
} from '../../src/domain/personalization/personalization.ts';
import { designOf } from '../../src/domain/personalization/personalization-design.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { cancelEdit, type EditedPersonalization, editsAtom } from '../../src/state/personalization/edit.ts';
import {
  DesignError,
  type EnteredPersonalization,
  editorsAtom,
  foundFor,
  personalizationsAtom,
} from '../../src/state/personalization/personalization.ts';
import { saveDesignOf } from '../../src/state/personalization/save-design.ts';

/** Saves the personalization in the editor of an item, for the widget that has opened the layer. */
export function useSave(item: PersonalizedItem, onDone: () => void) {
  const island = useIsland();
  const store = useStore();
  const key = personalizationKey(item);
  const { state, attempt } = useAttempt();
  // The editor itself shows why a design is refused.
  const isRefused = state.status === 'failed' && state.error instanceof DesignError;

  async function handleSave(): Promise<void> {
    const editor = store.get(editorsAtom)[key];
    const entered = foundFor(store.get(personalizationsAtom), item);
    if (!editor?.check() || !entered) return;
    const onEdited = store.get(editsAtom)[key];
    if (!onEdited) {
      onDone();
      return;
    }
    const ended = await attempt(async () => {
      const edited = await save(item, entered);
      // Canceled meanwhile.
      if (store.get(editsAtom)[key] !== onEdited) return;
      onEdited(edited);
      if (!island.signal.aborted) onDone();
    });
    announceUnseen(ended, island);
    if (ended.status === 'failed' && ended.error instanceof DesignError) store.get(editorsAtom)[key]?.lead();
  }

  /** Closes the layer without saving. On a product's page the typed text belongs to the page, and stays. */
  function handleClose(): void {
    onDone();
    if (store.get(editsAtom)[key]) cancelEdit(store, item);
  }

  return { isBusy: state.status === 'busy', failed: isRefused ? undefined : state, handleSave, handleClose };
}

async function save(item: PersonalizedItem, entered: EnteredPersonalization): Promise<EditedPersonalization> {
  const texts = entered.lines.map(lineText).filter(Boolean);
  const design = designOf(entered, item);
  if (!isInHouse(entered.type) || !design)
    return { personalizationText: personalizationText(entered.lines), texts };
  return { personalizationId: await saveDesignOf(item, design), texts };
}
