import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Registries } from '../../src/contract/registry/registry.ts';
import type { IslandHandle } from '../../src/page/island-handle.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { chosenRegistryAtom, expectRegistry, loadRegistries } from '../../src/state/registry/registry.ts';
import { useRegistryAdding } from '../../src/state/registry/use-registry-adding.ts';
import { useQuestionLayer } from '../../src/state/use-question-layer.ts';
import type { RegistryChoiceProps } from './registry-choice.island.ts';

/** The registries, the chosen one, and the attempt to add to it. */
export function useRegistryChoice(
  island: Pick<IslandHandle, 'name' | 'signal' | 'open' | 'close'>,
  { registries, grId, preferred, ...asked }: RegistryChoiceProps,
) {
  const { state, attempt, forget } = useAttempt<'done'>();
  useQuestionLayer('registry-choice');
  const { addTo, withAccount } = useRegistryAdding(island);
  const [list, setList] = useState<Registries | undefined>(registries);
  const [last, setLast] = useAtom(chosenRegistryAtom);
  const [first, setFirst] = useState(preferred);
  const chosen = chosenOf(list);

  // The preferred one, or the one last chosen on this page, if it still exists; otherwise the first.
  function chosenOf(known?: Registries): string | undefined {
    const all = known?.registries ?? [];
    return (all.find((registry) => registry.grId === (first ?? last)) ?? all[0])?.grId;
  }

  function choose(chosenId: string): void {
    setFirst(undefined);
    setLast(chosenId);
  }

  /** A refusal is about the registry that was chosen before. */
  function chooseAnother(chosenId: string): void {
    forget();
    choose(chosenId);
  }

  /** Loads the registries if they are not known, then adds, unless the shopper has to choose first. */
  async function run(): Promise<void> {
    let shown = list;
    const ended = await attempt(async () => {
      // The choice stays for the add after a sign-in.
      const adding = { ...asked, grId, preferred: chosenOf(list) ?? first };
      const outcome = await withAccount(adding, async () => {
        const known = list ?? (await loadRegistries(island.signal));
        if (grId) return addTo(expectRegistry(known, grId), adding, known);
        shown = known;
        setList(known);
        const hasToChoose = known.registries.length !== 1 && !list;
        const registry = known.registries.find((one) => one.grId === chosenOf(known));
        if (hasToChoose || !registry) return undefined;
        choose(registry.grId);
        return addTo(registry, adding, known);
      });
      // Closed after the next layer has opened, so that the page does not show in between.
      if (outcome && outcome !== 'ignored') island.close();
      return 'done';
    });
    // The page is being left before there is a choice, so a restored page does not show the layer.
    if (ended.status === 'idle' && !shown && !island.signal.aborted) island.close();
    announceUnseen(ended, island);
  }

  return { list, chosen, choose: chooseAnother, state, run };
}
