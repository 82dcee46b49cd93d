import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { removeApplePayPayment } from '../../contract/payment/wallets.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletKey } from '../../domain/payment/payment-means-messages.ts';
import { walletMeansMessages } from '../../domain/payment/payment-wallet-messages.ts';
import { useOnChange, useOnMount } from '../../hooks/use-on-mount.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { announce } from '../../page/announce.ts';
import { pageTexts } from '../../page/texts.ts';
import { failureMessage } from '../attempt.ts';
import { changeChecked } from '../checkout/checked-change.ts';
import { type CheckoutFlow, checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { useChange } from '../checkout/use-change.ts';
import type { Store } from '../store.ts';
import { forgetApplePay } from './kept-apple-pay.ts';
import { walletMeansAtom } from './open-wallet-sheet.ts';
import { prepareWallets, shownWalletsAtom } from './wallets.ts';

/** How long the payment step waits for its wallets before it shows without them. */
const waitMs = 1000;

/**
 * Prepares the wallets before the list of ways to pay shows, so that the list has them from the start; it does not wait
 * long.
 */
export async function prepareWalletMeans(store: Store, checkout: Checkout): Promise<void> {
  await Promise.race([
    prepareWallets(store, checkout, 'payment'),
    new Promise((resolve) => setTimeout(resolve, waitMs)),
  ]);
  offer(store);
}

function offer(store: Store): void {
  const texts = pageTexts(walletMeansMessages);
  const means = store.get(shownWalletsAtom('payment')).wallets.map(({ name }) => {
    const label = texts[walletKey(name)];
    return { name, label, pressFirst: fillIn(texts.walletPressFirst, label) };
  });
  store.set(walletMeansAtom, means);
}

/**
 * Keeps the wallets among the ways to pay. A late one is added with the shopper's next press, so that nothing moves
 * before.
 * @returns whether the step has a row of their buttons: not if all were known to be absent when it showed, until a press
 * adds a late one
 */
export function useWalletMeans(checkout: Checkout): boolean {
  const store = useStore();
  const { wallets, isUndecided } = useAtomValue(shownWalletsAtom('payment'));
  const names = wallets.map(({ name }) => name).join(' ');
  // Nothing due has no wallets either, and may change.
  const [hasRow, setRow] = useState(isUndecided || !!names || !checkout.payment.amountDue);

  useOnMount(() => {
    prepareWallets(store, checkout, 'payment');
  });
  useOnChange(() => {
    const known = store
      .get(walletMeansAtom)
      .map(({ name }) => name)
      .join(' ');
    if (isUndecided || known === names) return undefined;
    const join = () => {
      offer(store);
      if (names) setRow(true);
    };
    const options = { once: true, capture: true };
    document.addEventListener('click', join, options);
    return () => document.removeEventListener('click', join, options);
  }, `${isUndecided} ${names}`);
  return hasRow;
}

/** The wallet that pays: its name, and how it is removed. */
export function usePayingWallet() {
  const store = useStore();
  const texts = useTexts(walletMeansMessages);
  const { state, attempt } = useChange();
  return {
    texts,
    isBusy: state.status === 'busy',
    problem: failureMessage(state),
    async remove() {
      const { status } = await attempt(() => removeApplePay(store));
      if (status === 'idle') announce(fillIn(texts.walletRemoved, texts.walletApplePay));
    },
  };
}

/**
 * Removes Apple Pay (checkout §4), so that something else can pay.
 * @throws CallError
 */
export async function removeApplePay(
  store: Store,
  flow: CheckoutFlow = checkoutFlowOf(store),
): Promise<void> {
  const { basketId } = flow.checkout ?? {};
  await changeChecked(
    flow,
    { call: removeApplePayPayment, payload: { basketId } },
    { isDone: ({ payment }) => payment.wallet?.name !== 'applePay' },
  );
  forgetApplePay(store);
}
