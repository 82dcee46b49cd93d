import { atom, useStore } from 'jotai';
import type { Changed } from '../../contract/checkout/changed.ts';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import {
  getAccountRewards,
  getAccountRewardsByToken,
  lookupRewardsCard,
} from '../../contract/payment/rewards.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { takeCheckoutAtom, wholeCheckoutAtom } from '../checkout/whole-checkout.ts';
import { handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { hasProvider } from './tender-calls.ts';

const hasAskedAtom = sharedAtom('hasAskedForRewards', () => atom(false));

/** The fields of the payment that decide which call reads the rewards. */
type Asking = Partial<Pick<CheckoutPayment, 'savedCards' | 'cards' | 'tnsSession'>>;

/** Reads the rewards of the shopper's account, once on a page, when payment is shown (decision 91). */
export function useAccountRewards(payment: Asking): void {
  const store = useStore();
  useOnMount(() => {
    if (store.get(hasAskedAtom)) return;
    const asked = askFor(payment);
    if (!asked) return;
    store.set(hasAskedAtom, true);
    take(store, asked).catch((error) => {
      // They are read the next time that payment is shown.
      store.set(hasAskedAtom, false);
      handleFailure(error, { isBackground: true });
    });
  });
}

/** Undefined if the payment has nothing that a call needs. */
function askFor({ savedCards = [], cards, tnsSession }: Asking): Promise<Changed> | undefined {
  const saved = savedCards.find(({ isRewardCard }) => isRewardCard)?.id;
  const token =
    cards?.find(({ storedPaymentMethodId: id }) => id && id === saved)?.storedPaymentMethodId ?? saved;
  if (hasProvider())
    return token || pageContext().account.isSignedIn ? send(lookupRewardsCard, { token }) : undefined;
  if (tnsSession) return send(getAccountRewards, { tnsSession });
  return token ? send(getAccountRewardsByToken, { token }) : undefined;
}

/**
 * Takes the checkout with the rewards from the answer; if the order has changed meanwhile, the checkout is read again.
 * The call and changes of the order do not wait for each other.
 */
async function take(store: Store, asked: Promise<Changed>): Promise<void> {
  const before = store.get(wholeCheckoutAtom);
  const flow = checkoutFlowOf(store);
  const { isSuccess, checkout } = await asked;
  if (!isSuccess) return;
  await flow.settled();
  if (checkout && store.get(wholeCheckoutAtom) === before) store.set(takeCheckoutAtom, checkout);
  else await flow.readAgain('possible');
}
