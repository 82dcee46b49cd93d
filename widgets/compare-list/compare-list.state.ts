import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { withoutDuplicates } from '../../src/domain/product/without-duplicates.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { announce } from '../../src/page/announce.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import {
  type ComparedProduct,
  checkboxes,
  comparedAtom,
  productOf,
  tickedProducts,
} from '../../src/state/listing/compare-list.ts';
import { rememberFocus } from '../../src/ui/focus-return.ts';
import { compareMessages } from './compare-list.messages.ts';

/** The products to compare, kept in sync with the page's checkboxes; `isFull` after one was refused at the limit. */
export function useCompared(limit: number) {
  const { signal } = useIsland();
  const [compared, setCompared] = useAtom(comparedAtom);
  const store = useStore();
  const [isFull, setIsFull] = useState(false);
  /** In the order of their removal. */
  const removed = useRef<ComparedProduct[]>([]);

  useTickedBefore(limit);
  useEffect(() => tickChosen(compared), [compared]);

  useOnMount(() => {
    // In the capture phase, because an old page's script may stop the event.
    document.addEventListener('change', handleChange, { capture: true, signal });
    // A listing that mounts or changes renders new checkboxes, which may lack the latest ticks.
    for (const type of ['storefront:island-mounted', 'storefront:listing-changed'])
      document.addEventListener(type, () => tickChosen(store.get(comparedAtom)), { capture: true, signal });
  });

  function handleChange({ target }: Event) {
    const checkbox = target as HTMLInputElement;
    if (!checkbox.matches?.(checkboxes)) return;
    const product = productOf(checkbox);
    if (!product) {
      reportWrongProduct(checkbox);
      return;
    }
    const { checked } = checkbox;
    const isOverLimit = checked && without(store.get(comparedAtom), product.sku).length >= limit;
    setIsFull(isOverLimit);
    if (isOverLimit) checkbox.checked = false;
    else setCompared((kept) => [...without(kept, product.sku), ...(checked ? [product] : [])]);
    announceChoice({ isOverLimit, count: store.get(comparedAtom).length, limit });
    // After the commit, which shows the bar or makes it higher.
    queueMicrotask(() => keepInView(checkbox));
  }

  function change(update: (kept: ComparedProduct[]) => ComparedProduct[]) {
    setIsFull(false);
    setCompared(update);
  }

  return {
    compared,
    isFull,
    remove(product: ComparedProduct) {
      removed.current.push(product);
      change((kept) => without(kept, product.sku));
    },
    clear() {
      const returnFocus = rememberFocus();
      change(() => []);
      // After the commit, which removes the pressed button with the bar.
      if (!focusCheckbox(compared)) queueMicrotask(returnFocus);
    },
    /** The comparison closes with nothing left, and the bar that opened it goes away. */
    focusRemoved: () => focusCheckbox(removed.current),
  };
}

/** Announces how many products are chosen, or that the limit is reached. */
function announceChoice({
  isOverLimit,
  count,
  limit,
}: {
  isOverLimit: boolean;
  count: number;
  limit: number;
}) {
  const { compareFull, compareChosen } = pageTexts(compareMessages);
  if (isOverLimit) announce(fillIn(compareFull, limit), 'assertive');
  else announce(fillIn(compareChosen, count, limit));
}

/** Chooses the products whose boxes were ticked before the island mounted. */
function useTickedBefore(limit: number): void {
  const setCompared = useSetAtom(comparedAtom);
  useOnMount(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // On Back or reload the browser restores old ticks, even of products that have been removed since.
    if (/reload|back/.test(visit?.type ?? '')) return;
    const ticked = tickedProducts(document);
    if (ticked.length) setCompared((kept) => withoutDuplicates([...kept, ...ticked]).slice(0, limit));
  });
}

/** Ticks the checkboxes of the chosen products, and unticks all others. */
function tickChosen(chosen: readonly ComparedProduct[]): void {
  for (const checkbox of document.querySelectorAll<HTMLInputElement>(checkboxes)) {
    const sku = productOf(checkbox)?.sku;
    checkbox.checked = chosen.some((product) => product.sku === sku);
  }
}

/** Focuses the checkbox of the last of the products that has one, else the page's first; false if there is none. */
function focusCheckbox(products: readonly ComparedProduct[]): boolean {
  const all = [...document.querySelectorAll<HTMLInputElement>(checkboxes)];
  const boxes = products.map(({ sku }) => all.find((checkbox) => productOf(checkbox)?.sku === sku));
  const box = boxes.findLast(Boolean) ?? all[0];
  box?.focus({ preventScroll: true });
  if (box) keepInView(box);
  return !!box;
}

/** Keyboard: scrolls just enough to show the focused checkbox. Pointer: does not scroll. */
function keepInView(checkbox: Element): void {
  if (checkbox.matches(':focus-visible')) checkbox.scrollIntoView({ block: 'nearest' });
}

function reportWrongProduct(checkbox: Element): void {
  const given = checkbox.getAttribute('data-compare-product')!.slice(0, 80);
  console.error(
    `[storefront-islands] compare-list: data-compare-product was ${given}; accepted is a JSON object {sku, name, formattedPrice, imagePath, url, facts}.`,
  );
}

function without(products: readonly ComparedProduct[], sku: string): ComparedProduct[] {
  return products.filter((product) => product.sku !== sku);
}
