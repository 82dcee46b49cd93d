import type { ReactNode } from 'react';
import { registryMessages } from '../../src/domain/registry/registry-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { useRegistryAdding } from '../../src/state/registry/use-registry-adding.ts';
import { useAreInRegistry } from '../../src/state/registry/use-registry-button.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { failureWords } from '../../src/ui/failure-words.tsx';
import type { AddToRegistryProps } from './add-to-registry.island.ts';

interface AllProps
  extends Pick<
    AddToRegistryProps,
    'isAddedAllToRegistry' | 'quantity' | 'stock' | 'grId' | 'name' | 'isQuiet' | 'signInUrl'
  > {
  skus: readonly string[];
}

/** Adds all products of a set in one call; once all are in a registry, the button shows that. */
export function AddToRegistryAll({
  skus,
  isAddedAllToRegistry,
  quantity,
  stock,
  ...options
}: AllProps): ReactNode {
  const island = useIsland();
  const { state, attempt } = useAttempt();
  const { add } = useRegistryAdding(island);
  const texts = useTexts(registryMessages);
  const isAdded = useAreInRegistry(skus) || isAddedAllToRegistry;

  async function handleAdd() {
    if (isAdded || stock === 'out') return;
    const ended = await attempt(async () => {
      await add({ items: skus.map((sku) => ({ sku, quantity })), ...options });
      return 'idle';
    });
    announceUnseen(ended, island);
  }

  useReplay('click', (event) => event.defaultPrevented && handleAdd());

  return (
    <div className="si-add-to-registry">
      <Button
        isWide
        disabled={stock === 'out'}
        isBusy={state.status === 'busy'}
        busyText={texts.adding}
        isDone={isAdded}
        doneText={texts.addedAllToRegistry}
        isBlocked={isAdded}
        onClick={handleAdd}
      >
        {texts.addAllToRegistry}
      </Button>
      <ErrorNote>{failureWords(state)}</ErrorNote>
    </div>
  );
}
