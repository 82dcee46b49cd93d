import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { failureMessage, useAttempt } from '../attempt.ts';
import { refreshCheckoutAtom } from '../checkout/whole-checkout.ts';
import { handleFailure } from '../failure.ts';
import { checkoutPaymentAtom, useFollowedCheckout } from './order-payment.ts';

type Given = Partial<CheckoutPayment>;

/** The data of the payment that a popup or a widget shows. */
export type PaymentData<Needed extends keyof CheckoutPayment> =
  | { status: 'known'; payment: Given & Required<Pick<CheckoutPayment, Needed>> }
  | { status: 'loading' }
  /** `message` is for the shopper; undefined while it is read again (`isBusy`), and where a popup says it. */
  | { status: 'failed'; message: string | undefined; isBusy: boolean };

interface PaymentDataOptions<Needed extends keyof CheckoutPayment> {
  /** Data that has to be known before anything can be shown. */
  needed: readonly Needed[];
  /** The page itself pays, so its data wins, and only missing data is requested from the server. */
  isPageInCharge: boolean;
}

/**
 * The data of the payment: first the page's, then the server's, which is requested when the popup opens and when the page
 * changes its data.
 */
export function usePaymentData<Needed extends keyof CheckoutPayment>(
  { signal }: Pick<IslandHandle, 'signal'>,
  given: Given,
  { needed, isPageInCharge }: PaymentDataOptions<Needed>,
): { shown: PaymentData<Needed>; load: () => void } {
  useFollowedCheckout();
  const store = useStore();
  const { state, hasFailed, attempt } = useAttempt();
  const { known, version } = useKnownPayment(given, isPageInCharge);
  const isMissing = needed.some((key) => known[key] === undefined);

  const load = () =>
    attempt(
      async () => {
        await store.set(refreshCheckoutAtom);
        return 'idle';
      },
      (error) => handleFailure(error, { isBackground: !isMissing || signal.aborted }),
    );

  const isBusy = state.status === 'busy';
  const loadedVersion = useRef<Given>(undefined);
  useEffect(() => {
    if (isBusy || loadedVersion.current === version) return;
    loadedVersion.current = version;
    if (isMissing || !isPageInCharge) load();
  });

  if (!isMissing)
    return {
      shown: { status: 'known', payment: known as Given & Required<Pick<CheckoutPayment, Needed>> },
      load,
    };
  if (!hasFailed) return { shown: { status: 'loading' }, load };
  const message = failureMessage(state);
  return { shown: { status: 'failed', message, isBusy }, load };
}

/** The page's and the server's data, the newer over the older. `version` changes with the page's data. */
function useKnownPayment(given: Given, isPageInCharge: boolean): { known: Given; version: Given } {
  const read = useAtomValue(checkoutPaymentAtom);
  const [said, setSaid] = useState<{ given: Given; before: CheckoutPayment | undefined }>({
    given,
    before: undefined,
  });
  if (!isSame(said.given, given)) setSaid({ given, before: read });
  // A change of the page's data while the popup is open is newer than what was read before.
  const isNewer = isPageInCharge || read === said.before;
  const known = isNewer
    ? { ...read, ...withoutUndefined(given) }
    : { ...withoutUndefined(given), ...withoutUndefined(read) };
  return { known, version: said.given };
}

function isSame(one: Given, other: Given): boolean {
  return Object.keys(one).every((key) => one[key as keyof Given] === other[key as keyof Given]);
}

function withoutUndefined(given: Given = {}): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
