import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { handedOverBy } from '../../src/page/quick-view-openers.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { GrowingList } from '../../src/state/quick-view/growing-lists.ts';
import { preloadQuickView } from '../../src/state/quick-view/quick-view.ts';
import { quickViewMessages } from './quick-view.messages.ts';
import type { Tiles } from './quick-view-tiles.ts';

export type Steps = ReturnType<typeof useSteps>;

/** From one product of the list to another; at its end to the first of those that the list loads then. */
export function useSteps({ openers, at, aim, list }: Tiles) {
  const { open } = useIsland();
  const store = useStore();
  const texts = useTexts(quickViewMessages);
  const [wait, setWait] = useState<{ since: GrowingList; isOver?: boolean }>();
  const place = (step: number) => openers[at() + step];
  /** The list, if this step leads beyond its last product. */
  const grownBy = (step: number) => (step > 0 && !place(step) && list?.hasMore ? list : undefined);

  function preload(step: number) {
    grownBy(step)?.preload();
    const { sku, optionChoiceParameter } = handedOverBy(place(step));
    if (sku) preloadQuickView(store, { sku, optionChoiceParameter });
  }

  function go(step: number) {
    const since = grownBy(step);
    setWait(since && { since });
    since?.showMore();
    const next = place(step);
    if (!next) return;
    aim(next);
    const given = handedOverBy(next);
    announce(fillIn(texts.quickViewPlace, given.name ?? given.sku ?? '', at() + 1, openers.length));
    open('quick-view', given).catch(() => {});
    // The pointer stays on the button: the next press may come at once.
    grownBy(step)?.preload();
  }

  const goOn = useEffectEvent((since: GrowingList) => {
    if (place(1)) go(1);
    else if (!list?.isLoading) setWait({ since, isOver: true });
  });
  useEffect(() => {
    if (wait && !wait.isOver && wait.since !== list) goOn(wait.since);
  }, [list, wait]);

  return {
    count: openers.length,
    isAtEnd: (step: number) => !place(step) && !grownBy(step),
    isWaiting: !!wait && !wait.isOver,
    /** Why the list has not grown, for the shopper. */
    failure: wait?.isOver ? list?.failure : undefined,
    preload,
    go,
  };
}
