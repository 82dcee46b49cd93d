import { safeParse } from 'valibot';
import {
  getShippingCharges,
  type ShippingCharges,
  shippingChargesFound,
  shippingChargesScript,
} from '../../src/contract/delivery/shipping-charges.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { send } from '../../src/http/send.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useRead } from '../../src/state/use-read.ts';

/**
 * The figures: the opener's own, those of the page's JSON script, or else those that its URL, the page it links to or
 * the backend answers with.
 */
export function useShippingCharges(given: ShippingCharges | undefined, url: string | undefined) {
  const { signal } = useIsland();
  const { state, read } = useRead<ShippingCharges>();
  const known = given ?? (state.status === 'done' ? state.answer : undefined);

  const load = () =>
    read(async (ended) => {
      const path = safeUrl(url)?.href ?? getShippingCharges.path;
      return (
        onPage() ?? send({ ...getShippingCharges, path }, {}, { signal: AbortSignal.any([signal, ended]) })
      );
    });

  useOnMount(() => {
    if (!given) load();
  });

  return { charges: known, state, load };
}

/** The page's own figures; wrong ones are reported and not used. */
function onPage(): ShippingCharges | undefined {
  const text = document.getElementById(shippingChargesScript)?.textContent;
  if (!text) return undefined;
  try {
    const { success, output, issues } = safeParse(shippingChargesFound, JSON.parse(text));
    if (success) return output;
    throw issues[0];
  } catch (error) {
    console.error(`[storefront-islands] #${shippingChargesScript} was not used: ${(error as Error).message}`);
    return undefined;
  }
}
