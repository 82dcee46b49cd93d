import { useStore } from 'jotai';
import { useEffect } from 'react';
import { termsRedirectMs } from '../../src/domain/cart/add-to-cart.ts';
import { announce } from '../../src/page/announce.ts';
import { navigate } from '../../src/page/navigation.ts';
import { onRestored } from '../../src/page/restored.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAttempt } from '../../src/state/attempt.ts';
import { addItemsAtom } from '../../src/state/cart/add-items.ts';
import { addedAfterSignIn } from '../../src/state/cart/carried-add.ts';
import { confirmAdd } from '../../src/state/confirm-add.ts';
import { withDesign } from '../../src/state/personalization/save-design.ts';
import { questionAtom } from '../../src/state/question.ts';
import { useRegistryAdding } from '../../src/state/registry/use-registry-adding.ts';
import { useQuestionLayer } from '../../src/state/use-question-layer.ts';
import type { AddConsentProps } from './add-consent.island.ts';
import { consentMessages } from './add-consent.messages.ts';

/** One question of the layer; if there are terms too, they are the next question. */
export type Question = Omit<AddConsentProps, 'termsAfter'>;

/** Adds the item once the shopper confirms. A failed add leaves the layer open, with the error (decision 20). */
export function useConsent(props: Question) {
  const { kind, item, design, product, isQuiet, cartUrl, addTo, grId, name, signInUrl } = props;
  const island = useIsland();
  const store = useStore();
  const { state, attempt } = useAttempt();
  const registry = useRegistryAdding(island);
  const isBusy = state.status === 'busy';

  useQuestionLayer('add-consent');

  // The page was being left for the cart: after a back-forward-cache restore the layer must not stay busy.
  useEffect(() => {
    return onRestored(() => isBusy && island.close());
  }, [island, isBusy]);

  /** The registry's layers continue with the add, and ask which registry is meant (decision 20). */
  async function addToRegistry(): Promise<'idle'> {
    const outcome = await registry.add({
      items: [{ sku: item.Sku, quantity: item.Quantity }],
      grId,
      name: name ?? product?.name,
      isQuiet,
      signInUrl,
    });
    if (outcome !== 'ignored') island.close();
    return 'idle';
  }

  async function addToCart(): Promise<'idle' | 'busy'> {
    const leadsToCart = kind === 'terms' && !isQuiet;
    const asked = store.get(questionAtom);
    const items = [await withDesign(item, design)];
    const added = await store
      .set(addItemsAtom, { items, isQuiet: isQuiet || leadsToCart })
      .catch(addedAfterSignIn('cart-confirmation', items));
    if (leadsToCart) {
      await new Promise((resolve) => setTimeout(resolve, termsRedirectMs));
      if (!island.signal.aborted && navigate(cartUrl)) return 'busy';
    }
    // The confirmation opens before this layer closes, so that the page does not show in between.
    const isConfirmed = await confirmAdd('cart-confirmation', { added }, island, isQuiet);
    island.close();
    if (!isConfirmed) {
      announce(pageTexts(consentMessages).addedToCart);
      asked?.onAdded?.();
    }
    return 'idle';
  }

  /** If the shopper has closed the layer meanwhile, the button that opened it shows the failure. */
  async function handleAccept() {
    const asked = store.get(questionAtom);
    const ended = await attempt(addTo === 'registry' ? addToRegistry : addToCart);
    if (ended.status === 'failed' && island.signal.aborted) asked?.onFailed?.(ended);
  }

  return { state, isBusy, handleAccept };
}
