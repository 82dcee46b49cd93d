import { useAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { compareLimit, compareMessages } from '../../src/domain/product/compare-list.ts';
import { withoutDuplicates } from '../../src/domain/recommendations/recommendations.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import {
  type ComparedProduct,
  checkboxes,
  comparedAtom,
  productOf,
  tickedProducts,
} from '../../src/state/product/compare-list.ts';
import { Button } from '../../src/ui/button.tsx';
import type { CompareListProps } from './compare-list.island.ts';
import { tickChosen } from './compare-list.state.ts';
import { CompareListTable } from './compare-list-table.tsx';

/** A bar that says how many are chosen, and opens their comparison. The page's checkboxes and it always agree. */
export function CompareList({ limit: ownLimit, heading }: CompareListProps): ReactNode {
  const { signal } = useIsland();
  const [compared, setCompared] = useAtom(comparedAtom);
  const store = useStore();
  const [isFull, setIsFull] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { limits, messages } = pageContext();
  const limit = ownLimit ?? limits.compareList ?? compareLimit;
  const labels = withOverrides(compareMessages, messages);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the shopper had ticked before
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Going back or reloading, the browser ticks again what may have been given up since.
    if (/reload|back/.test(visit?.type ?? '')) return;
    const ticked = tickedProducts(document);
    if (ticked.length) setCompared((kept) => withoutDuplicates([...kept, ...ticked]).slice(0, limit));
  }, []);

  useEffect(() => tickChosen(compared), [compared]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props and the context of a mounted host never change
  useEffect(() => {
    // In the capture phase: an old page may stop the change.
    document.addEventListener('change', handleChange, { capture: true, signal });
    // What a listing shows anew has checkboxes of its own.
    document.addEventListener('storefront:listing-changed', () => tickChosen(store.get(comparedAtom)), {
      signal,
    });

    function handleChange({ target }: Event) {
      const checkbox = target as HTMLInputElement;
      if (!checkbox.matches?.(checkboxes)) return;
      const product = productOf(checkbox);
      if (!product) {
        const given = checkbox.getAttribute('data-compare-product')!.slice(0, 80);
        console.error(
          `[storefront-islands] compare-list: data-compare-product was ${given}; accepted is a JSON object {sku, name, formattedPrice, imagePath, url, facts}.`,
        );
        return;
      }
      const { checked } = checkbox;
      const isTooMuch = checked && without(store.get(comparedAtom), product.sku).length >= limit;
      setIsFull(isTooMuch);
      if (isTooMuch) {
        checkbox.checked = false;
        announce(fillIn(labels.compareFull, limit), 'assertive');
      } else setCompared((kept) => [...without(kept, product.sku), ...(checked ? [product] : [])]);
    }
  }, []);

  const count = compared.length;
  const hint = useRef<HTMLParagraphElement>(null);

  function handleClear() {
    setCompared(() => []);
    setIsFull(false);
    // The button pressed is gone.
    hint.current?.focus();
    announce(fillIn(labels.compareHint, limit));
  }

  return (
    <section className="si-compare-list" aria-labelledby={id}>
      <h2 className="si-visually-hidden" id={id}>
        {labels.compareHeading}
      </h2>
      <p className="si-compare-list__count" data-state={isFull ? 'full' : undefined} ref={hint} tabIndex={-1}>
        {isFull
          ? fillIn(labels.compareFull, limit)
          : count
            ? fillIn(labels.compareCount, count, limit)
            : fillIn(labels.compareHint, limit)}
      </p>
      {count > 0 && (
        <>
          <Button kind="link" onClick={handleClear}>
            {labels.compareClear}
          </Button>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {labels.compareHeading}
          </Button>
        </>
      )}
      {isOpen && (
        <CompareListTable
          title={heading ?? labels.compareHeading}
          products={compared}
          texts={labels}
          onRemove={(sku) => {
            setIsFull(false);
            setCompared((kept) => without(kept, sku));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

function without(products: readonly ComparedProduct[], sku: string): ComparedProduct[] {
  return products.filter((product) => product.sku !== sku);
}
