import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { CheckoutPayment } from '../../contract/payment/payment.ts';
import { errorMessages, withOverrides } from '../../domain/messages.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { shopperMessage } from '../../http/shopper-message.ts';
import { pageContext } from '../../page/context.ts';
import { logFailure, reportFailure } from '../report.ts';
import { checkoutPaymentAtom, refreshPaymentAtom } from './payment.ts';

type Given = Partial<CheckoutPayment>;

/** How the order is paid, as a popup shows it. */
export type ShownPayment<Needed extends keyof CheckoutPayment> =
  | { status: 'known'; payment: Given & Required<Pick<CheckoutPayment, Needed>> }
  | { status: 'loading' }
  /** `message` is for the shopper; `isBusy` while it is read again. */
  | { status: 'failed'; message: string; isBusy: boolean };

interface ShowingIsland {
  readonly signal: AbortSignal;
  open(name: string): Promise<void>;
}

interface ShownPaymentOptions<Needed extends keyof CheckoutPayment> {
  /** What nothing can be shown without. */
  needed: readonly Needed[];
  /** The page pays itself: what it gave holds, and the server is asked only for what is missing. */
  isPageInCharge: boolean;
}

/**
 * How the order is paid: what the page gave shows at once, and gives way to what the server says, which is asked when the
 * popup opens and when the page gives something else.
 */
export function useShownPayment<Needed extends keyof CheckoutPayment>(
  island: ShowingIsland,
  given: Given,
  { needed, isPageInCharge }: ShownPaymentOptions<Needed>,
): { shown: ShownPayment<Needed>; load: () => void } {
  const store = useStore();
  const read = useAtomValue(checkoutPaymentAtom);
  const [failed, setFailed] = useState<{ status: 'failed'; message: string; isBusy: boolean }>();
  const [said, setSaid] = useState<{ given: Given; before: CheckoutPayment | undefined }>({
    given,
    before: undefined,
  });
  if (!isSame(said.given, given)) setSaid({ given, before: read });

  // What the page gives while the popup is open is newer than what was read before.
  const isNewer = isPageInCharge || read === said.before;
  const known: Given = isNewer ? { ...read, ...whole(given) } : { ...whole(given), ...whole(read) };
  const isMissing = needed.some((key) => known[key] === undefined);

  async function load() {
    setFailed((was) => was && { ...was, isBusy: true });
    try {
      await store.set(refreshPaymentAtom);
      setFailed(undefined);
    } catch (error) {
      if (island.signal.aborted) return;
      if (error instanceof CallError && error.kind === 'reset') island.open('refresh-popup').catch(() => {});
      // What the page gave is still there.
      else if (isMissing) reportFailure(error);
      else logFailure(error);
      const messages = withOverrides(errorMessages, pageContext().messages);
      setFailed({ status: 'failed', message: shopperMessage(error, messages), isBusy: false });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it opens, and whenever the page gives something else
  useEffect(() => {
    if (isMissing || !isPageInCharge) load();
  }, [said]);

  if (isMissing) return { shown: failed ?? { status: 'loading' }, load };
  return {
    shown: { status: 'known', payment: known as Given & Required<Pick<CheckoutPayment, Needed>> },
    load,
  };
}

function isSame(one: Given, other: Given): boolean {
  return Object.keys(one).every((key) => one[key as keyof Given] === other[key as keyof Given]);
}

/** Without what the page left out. */
function whole(given: Given = {}): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
