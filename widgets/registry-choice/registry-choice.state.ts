import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Registries } from '../../src/contract/registry/registry.ts';
import { type AddingIsland, useAttempt } from '../../src/state/cart/adding.ts';
import { chosenRegistryAtom, expectRegistry, loadRegistries } from '../../src/state/registry/registry.ts';
import { signedIn, useRegistryAdding } from '../../src/state/registry/registry-adding.ts';
import type { RegistryChoiceProps } from './registry-choice.island.ts';

/** The registries, the one that is chosen, and the add, as far as it has come. */
export function useRegistryChoice(
  island: AddingIsland & { close(): void },
  { registries, grId, preferred, ...asked }: RegistryChoiceProps,
) {
  const { state, attempt } = useAttempt(island);
  const { addTo } = useRegistryAdding(island);
  const [list, setList] = useState<Registries | undefined>(registries);
  const [last, setLast] = useAtom(chosenRegistryAtom);
  const [first, setFirst] = useState(preferred);
  const chosen = chosenOf(list);

  // The one it was opened with, or the one chosen last on this page, where it is still there; else the first.
  function chosenOf(known?: Registries): string | undefined {
    const all = known?.registries ?? [];
    return (all.find((registry) => registry.grId === (first ?? last)) ?? all[0])?.grId;
  }

  function choose(chosenId: string): void {
    setFirst(undefined);
    setLast(chosenId);
  }

  /** Loads the registries where they are not known; adds where there is nothing, or nothing more, to choose. */
  const run = () =>
    attempt(async () => {
      // Chosen once, it is not chosen again after a sign-in.
      const adding = { ...asked, grId, preferred: chosenOf(list) ?? first };
      const outcome = await signedIn(island, adding, async () => {
        const known = list ?? (await loadRegistries(island.signal));
        if (grId) return addTo(expectRegistry(known, grId), adding, known.isInteractiveChecklistEnabled);
        setList(known);
        const hasToChoose = known.registries.length !== 1 && !list;
        const registry = known.registries.find((one) => one.grId === chosenOf(known));
        if (hasToChoose || !registry) return undefined;
        choose(registry.grId);
        return addTo(registry, adding, known.isInteractiveChecklistEnabled);
      });
      // What goes on with it is there before this layer goes: the page does not show between them.
      if (outcome && outcome !== 'ignored') island.close();
      return 'idle';
    });

  return { list, chosen, choose, state, run };
}
