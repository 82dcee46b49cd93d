import { useEffect, useEffectEvent } from 'react';
import {
  type QuickViewAddress,
  readQuickView,
  withoutQuickView,
  withQuickView,
} from '../../src/domain/product/quick-view-address.ts';
import { writeEntry } from '../../src/page/history-entry.ts';
import { handedOverBy, openerOf } from '../../src/page/quick-view-openers.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { closeDialog } from '../../src/ui/dialog.tsx';

/** The key in the history entry's state for the product of the layer (decision 119). */
const entryKey = 'quickViewId';

/** Resolves when the navigation back to the entry below has ended: an entry written before would be left at once. */
let goingBack: Promise<void> | undefined;

/**
 * The layer's own history entry, whose address says what it shows, so that it can be sent and reloaded. Back closes the
 * layer, and coming to the entry of another product shows that one.
 */
export function useEntry(shown: QuickViewAddress): void {
  const island = useIsland();
  const { sku, optionChoiceParameter } = shown;

  const followTravel = useEffectEvent(() => {
    const addressed = readQuickView(location.search);
    const dialog = island.host.querySelector('dialog');
    if (!addressed) {
      if (dialog) closeDialog(dialog);
    } else if (withQuickView('', addressed) !== withQuickView('', { sku, optionChoiceParameter }))
      island.open('quick-view', { ...handedOverBy(openerOf(addressed.sku)), ...addressed }).catch(() => {});
  });
  useEffect(() => {
    const { signal } = island;
    addEventListener('popstate', () => goingBack ?? followTravel(), { signal });
  }, [island]);

  useEffect(() => {
    enterEntry({ sku, optionChoiceParameter }, island.signal);
  }, [sku, optionChoiceParameter, island]);
}

/** Leaves the entry of a layer that has closed, unless the shopper has left it already. */
export function leaveEntry(): void {
  if (!isOwnEntry()) return;
  goingBack = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
  }).then(() => {
    goingBack = undefined;
  });
  history.back();
}

const isOwnEntry = () => typeof history.state?.[entryKey] === 'string';

const hrefWith = (search: string) => `${location.pathname}${search}${location.hash}`;

async function enterEntry(shown: QuickViewAddress, signal: AbortSignal): Promise<void> {
  if (goingBack) await goingBack;
  if (signal.aborted) return;
  const { state } = history;
  const href = hrefWith(withQuickView(location.search, shown));
  // Next to what other scripts keep there; a state that is not a plain object cannot take another key.
  const own = { ...(state?.constructor === Object && state), [entryKey]: shown.sku };
  if (isOwnEntry()) {
    if (href !== hrefWith(location.search)) writeEntry('replace', own, href);
    return;
  }
  // The page was opened at the quick view's address: Back should close the layer and stay on the page.
  if (readQuickView(location.search))
    writeEntry('replace', state, hrefWith(withoutQuickView(location.search)));
  writeEntry('push', own, href);
}
