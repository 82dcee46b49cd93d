import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { addedMs } from '../../domain/carousel.ts';
import { checkPersonalization } from '../../domain/personalization/personalization.ts';
import { heldInRegistries } from '../../domain/registry/registry.ts';
import { personalizationsAtom, typedPersonalizationsAtom } from '../personalization/personalization.ts';
import { registryAddedAtom } from './registry.ts';

/**
 * What a button knows of its product in all of the shopper's registries: how many there are, and whether some were added just
 * now, which it says for 3 seconds (decision 21). Every button of the product on the page learns of an add.
 */
export function useHeld(sku: string, known: number | undefined) {
  const holding = useAtomValue(registryAddedAtom).get(sku);
  const seen = useRef(holding);
  const [isFresh, setFresh] = useState(false);

  useEffect(() => {
    if (seen.current === holding) return;
    seen.current = holding;
    setFresh(true);
  }, [holding]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another add begins the time anew
  useEffect(() => {
    if (!isFresh) return;
    const timer = setTimeout(() => setFresh(false), addedMs);
    return () => clearTimeout(timer);
  }, [isFresh, holding]);

  // The add is known a moment before the button has taken note of it.
  return { count: heldInRegistries(known, holding?.values()), isFresh: isFresh || seen.current !== holding };
}

/** Whether what has to be put on a product is: in another widget's lines, or in those of `add-to-cart`. */
export function useIsPersonalized(sku: string): boolean {
  const entered = useAtomValue(personalizationsAtom);
  const typed = useAtomValue(typedPersonalizationsAtom);
  const known = (Object.hasOwn(entered, sku) && entered[sku]) || typed.get(sku);
  if (!known) return false;
  const { emptyError, lineErrors } = checkPersonalization(known.lines);
  return !emptyError && !lineErrors.some(Boolean);
}
