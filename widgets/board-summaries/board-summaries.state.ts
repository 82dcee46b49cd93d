import { useRef, useState } from 'react';
import { type BoardSummaries, getBoardSummaries } from '../../src/contract/product/boards.ts';
import { boardKey } from '../../src/domain/product/boards.ts';
import { useOnRestored } from '../../src/hooks/use-on-restored.ts';
import { send } from '../../src/http/send.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { handleFailure } from '../../src/state/failure.ts';
import { useContent } from '../../src/state/use-content.ts';

type Summaries = BoardSummaries & { items: BoardSummaries['BoardSummaries'] };

/**
 * The shopper's boards (decision 108): read again for another product or choice that the last answer does not cover, and
 * when the shopper comes back to the page; if that read fails, the last answer stays.
 */
export function useBoards(sku: string, optionChoiceParameter: string | undefined): Summaries | undefined {
  const island = useIsland();
  const [visits, setVisits] = useState(0);
  const last = useRef<{ summaries: Summaries; visits: number }>(undefined);
  useOnRestored(() => setVisits((count) => count + 1));

  const product = boardKey(sku, optionChoiceParameter);
  async function read(signal: AbortSignal): Promise<Summaries> {
    const known = last.current;
    if (known?.visits === visits && Object.hasOwn(known.summaries.itemSkus, product)) return known.summaries;
    try {
      const answer = await send(getBoardSummaries, { sku, optionChoiceParameter }, { signal });
      const summaries = { ...answer, items: answer.BoardSummaries };
      last.current = { summaries, visits };
      return summaries;
    } catch (error) {
      if (!known) throw error;
      handleFailure(error);
      return known.summaries;
    }
  }
  return useContent<Summaries>(island, {
    what: 'the boards that hold this product',
    key: `${visits} ${product}`,
    read,
  });
}
