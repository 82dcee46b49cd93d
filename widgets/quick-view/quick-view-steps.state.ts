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

/** For the products beyond the last one. */
type Wait =
  | {
      status: 'waiting';
      /** The list as it was then. */
      since: GrowingList;
    }
  | { status: 'over' };

/** From one product of the list to another; at its end to the first of those that the list loads then. */
export function useSteps({ openers, at, aim, list }: Tiles) {
  const { host, open } = useIsland();
  const store = useStore();
  const texts = useTexts(quickViewMessages);
  const [wait, setWait] = useState<Wait>();
  const place = (step: number) => openers[at() + step];
  /** The list, if this step leads beyond its last product. */
  const listBeyond = (step: number) => (step > 0 && !place(step) && list?.hasMore ? list : undefined);

  function preload(step: number) {
    listBeyond(step)?.preload();
    const { sku, optionChoiceParameter } = handedOverBy(place(step));
    if (sku) preloadQuickView(store, { sku, optionChoiceParameter });
  }

  function go(step: number) {
    const since = listBeyond(step);
    setWait(since && { status: 'waiting', since });
    since?.showMore();
    const next = place(step);
    if (!next) return;
    aim(next);
    const given = handedOverBy(next);
    announce(fillIn(texts.quickViewPlace, given.name ?? given.sku ?? '', at() + 1, openers.length));
    open('quick-view', given).catch(() => {});
    // The pointer stays on the button: the next press may come at once.
    listBeyond(step)?.preload();
  }

  const goOn = useEffectEvent(() => {
    // Another product would open the layer again.
    if (host.querySelector('dialog')?.hasAttribute('data-closing')) return;
    if (place(1)) {
      // The focus, and what was chosen, would be lost with the product: Next can be pressed again.
      if (isFocusElsewhere(host)) setWait(undefined);
      else go(1);
    } else if (!list?.isLoading) {
      // The server may have sent only products that are in the list already.
      if (listBeyond(1) && !list?.failure) go(1);
      else setWait({ status: 'over' });
    }
  });
  useEffect(() => {
    if (wait?.status === 'waiting' && wait.since !== list) goOn();
  }, [list, wait]);
  useUse(host, wait?.status === 'waiting', () => setWait(undefined));

  return {
    count: openers.length,
    isAtEnd: (step: number) => !place(step) && !listBeyond(step),
    isWaiting: wait?.status === 'waiting',
    /** Why the list has not grown, for the shopper. */
    failure: wait?.status === 'over' ? list?.failure : undefined,
    preload,
    go,
  };
}

/** Notices that the shopper presses, chooses or types something of the product: on a phone that leaves the focus where it was. */
function useUse(host: Element, isWatching: boolean, onUse: () => void): void {
  const handleUse = useEffectEvent(({ target }: Event) => {
    if ((target as Element).closest('[data-product]')) onUse();
  });
  useEffect(() => {
    if (!isWatching) return;
    const watching = new AbortController();
    const options = { capture: true, signal: watching.signal };
    for (const type of ['click', 'input']) host.addEventListener(type, handleUse, options);
    return () => watching.abort();
  }, [host, isWatching]);
}

/** Whether the shopper is in the content of the layer or at its foot, or in a layer above. */
function isFocusElsewhere(host: Element): boolean {
  const { activeElement, body } = document;
  // Safari does not focus a clicked button.
  if (!activeElement || activeElement === body) return false;
  const parts = [...host.querySelectorAll('[data-product]')];
  return !host.contains(activeElement) || parts.some((part) => part.contains(activeElement));
}
