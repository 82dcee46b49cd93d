import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Registries } from '../../src/contract/registry.ts';
import { type AddingIsland, useAttempt } from '../../src/state/adding.ts';
import { chosenRegistryAtom, loadRegistries } from '../../src/state/registry.ts';
import { signedIn, useRegistryAdding } from '../../src/state/registry-adding.ts';
import type { RegistryChoiceProps } from './registry-choice.island.ts';

/** The registries, the one that is chosen, and the add, as far as it has come. */
export function useRegistryChoice(
  island: AddingIsland & { close(): void },
  { registries, grId, ...asked }: RegistryChoiceProps,
) {
  const { state, attempt } = useAttempt(island);
  const { addTo } = useRegistryAdding(island);
  const [list, setList] = useState<Registries | undefined>(registries);
  const [last, choose] = useAtom(chosenRegistryAtom);
  const chosen = chosenOf(list);

  // The one chosen last on this page, where it is still there; else the first.
  function chosenOf(known?: Registries): string | undefined {
    const all = known?.registries ?? [];
    return (all.find((registry) => registry.grId === last) ?? all[0])?.grId;
  }

  /** Loads the registries where they are not known; adds where there is nothing, or nothing more, to choose. */
  const run = () =>
    attempt(async () => {
      const adding = { ...asked, grId };
      const outcome = await signedIn(island, adding, async () => {
        if (grId) return addTo({ grId }, adding);
        const known = list ?? (await loadRegistries(island.signal));
        setList(known);
        const hasToChoose = known.registries.length !== 1 && !list;
        const registry = known.registries.find((one) => one.grId === chosenOf(known));
        if (hasToChoose || !registry) return undefined;
        choose(registry.grId);
        return addTo(registry, adding, known.isInteractiveChecklistEnabled);
      });
      // What goes on with it is there before this layer goes: the page does not show between them.
      if (outcome) island.close();
      return 'idle';
    });

  return { list, chosen, choose, state, run };
}
