import { useState } from 'react';
import { getCheckoutPopup } from '../../src/contract/cart/cart-checkout.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { usePopupContent } from '../../src/state/use-popup-content.ts';

/** The content at a URL of this origin. */
export function useCheckoutPopup(url: string, { signal }: IslandHandle) {
  const [{ pathname, searchParams }] = useState(() => safeUrl(url, [])!);
  return usePopupContent(getCheckoutPopup, Object.fromEntries(searchParams), { signal, base: pathname });
}
