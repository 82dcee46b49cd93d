import { useRef, useState } from 'react';
import { type BoardSummaries, getBoardSummaries } from '../../src/contract/product/boards.ts';
import { boardKey } from '../../src/domain/product/boards.ts';
import { useOnChange } from '../../src/hooks/use-on-mount.ts';
import { useOnRestored } from '../../src/hooks/use-on-restored.ts';
import { send } from '../../src/http/send.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { loadContent } from '../../src/state/load-content.ts';

type Summaries = BoardSummaries & { items: BoardSummaries['BoardSummaries'] };

/**
 * The shopper's boards (decision 108): asked for again when another product or choice comes that the last answer does not
 * tell, and when the shopper comes back to the page. Then the last answer stays if that fails.
 */
export function useBoards(sku: string, optionChoiceParameter: string | undefined): Summaries | undefined {
  const island = useIsland();
  const [summaries, setSummaries] = useState<Summaries>();
  const [visits, setVisits] = useState(0);
  const last = useRef<{ summaries: Summaries; visits: number }>(undefined);
  useOnRestored(() => setVisits((count) => count + 1));

  const key = boardKey(sku, optionChoiceParameter);
  useOnChange(() => {
    const known = last.current;
    if (known?.visits === visits && Object.hasOwn(known.summaries.itemSkus, key)) return;
    return loadContent<Summaries>(island, {
      what: 'the boards that hold this product',
      load: async (signal) => (await load(sku, optionChoiceParameter, signal)) ?? known?.summaries ?? null,
      show(loaded) {
        last.current = { summaries: loaded, visits };
        setSummaries(loaded);
      },
    });
  }, `${visits} ${key}`);
  return summaries;
}

async function load(
  sku: string,
  optionChoiceParameter: string | undefined,
  signal: AbortSignal,
): Promise<Summaries | null> {
  try {
    const answer = await send(getBoardSummaries, { sku, optionChoiceParameter }, { signal });
    return { ...answer, items: answer.BoardSummaries };
  } catch (error) {
    handleFailure(error);
    return null;
  }
}
