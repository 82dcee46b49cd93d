import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addedMs } from '../../domain/carousel.ts';
import { checkPersonalization, type PersonalizedItem } from '../../domain/personalization/personalization.ts';
import { heldInRegistries } from '../../domain/registry/registry.ts';
import {
  foundFor,
  personalizationsAtom,
  typedPersonalizationsAtom,
} from '../personalization/personalization.ts';
import { registryAddedAtom } from './registry.ts';

/**
 * The quantity of a product in all of the shopper's registries, and whether an add was made in the last 3 seconds
 * (decision 21). Every button of the product on the page reflects an add.
 */
export function useRegistryQuantity(sku: string, known: number | undefined) {
  const holding = useAtomValue(registryAddedAtom).get(sku);
  // The holding after which "Added" was shown last, and is over.
  const [settled, setSettled] = useState(holding);

  useEffect(() => {
    if (holding === settled) return;
    const timer = setTimeout(() => setSettled(holding), addedMs);
    return () => clearTimeout(timer);
  }, [holding, settled]);

  return { count: heldInRegistries(known, holding?.values()), isFresh: holding !== settled };
}

/** Whether this page has added all of the products to a registry. */
export function useAreInRegistry(skus: readonly string[]): boolean {
  const added = useAtomValue(registryAddedAtom);
  return skus.every((sku) => added.has(sku));
}

/**
 * Whether a product's personalization, entered in another widget's lines or in those of `add-to-cart`, allows an add. An
 * error in the editor never does, even if the personalization is optional (decision 101).
 */
export function useIsPersonalized(item: PersonalizedItem, isNeeded: boolean): boolean {
  const mine = foundFor(useAtomValue(personalizationsAtom), item);
  const typed = useAtomValue(typedPersonalizationsAtom).get(item.sku);
  if (mine?.errorDetails?.isAddToCartDisabled) return false;
  const known = mine ?? typed;
  if (!isNeeded || !known) return !isNeeded;
  const { emptyError, lineErrors } = checkPersonalization(known.lines);
  return !emptyError && !lineErrors.some(Boolean);
}
