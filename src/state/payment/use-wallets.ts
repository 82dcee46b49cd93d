import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { placeOrderMessages } from '../../domain/checkout/checkout-placing-messages.ts';
import { fillIn } from '../../domain/messages.ts';
import { walletKey } from '../../domain/payment/payment-means-messages.ts';
import { payingMessages } from '../../domain/payment/payment-messages.ts';
import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { useOnChange, useOnMount } from '../../hooks/use-on-mount.ts';
import { useOnRestored } from '../../hooks/use-on-restored.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { newKey } from '../../http/new-key.ts';
import { announce } from '../../page/announce.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import type { Approval, WalletSheet } from '../../providers/wallet.ts';
import { isOrderDoubtfulAtom } from '../checkout/place-order.ts';
import { useChange } from '../checkout/use-change.ts';
import { closeWalletSheet, isApprovingAtom, openSheetAtom } from './open-wallet-sheet.ts';
import { useFollowedCheckout } from './order-payment.ts';
import { paymentAttempts } from './payment-attempt.ts';
import { useWalletOrder } from './use-wallet-order.ts';
import { faultFailure, walletFailure } from './wallet-failure.ts';
import type { AskedAmount, WalletPlace } from './wallet-order.ts';
import { enterCheckout, payWithWallet } from './wallet-paying.ts';
import { keepWalletLayer } from './wallet-return.ts';
import { beginSheet } from './wallet-sheet.ts';
import { prepareWallets, shownWalletsAtom, takeResume } from './wallets.ts';

const words = {
  ...walletMessages,
  orderDoubtful: placeOrderMessages.orderDoubtful,
  paymentDoubtful: payingMessages.paymentDoubtful,
};

interface WalletsOptions {
  place: WalletPlace;
  checkoutUrl: string | undefined;
  /** The only wallet to show, such as the one that is chosen among the ways to pay. */
  only?: WalletName | undefined;
  /** Moves the focus to a wallet's button. */
  focus: (name: WalletName) => void;
}

/** The wallets that may pay for the order, and the outcome of a press on one. */
export function useWallets(island: IslandHandle, { place, checkoutUrl, only, focus }: WalletsOptions) {
  useFollowedCheckout();
  const store = useStore();
  const texts = useTexts(words);
  const shown = useAtomValue(shownWalletsAtom(place));
  const { checkout, isUnread, wanted } = useWalletOrder(island);
  const isPaymentDoubtful = useAtomValue(paymentAttempts.isDoubtfulAtom);
  const isOrderDoubtful = useAtomValue(isOrderDoubtfulAtom);
  const [pressed, setPressed] = useState<WalletName>();
  const [round, setRound] = useState(0);
  const name = useRef<WalletName>(undefined);
  /** The last sheet of this row. */
  const begun = useRef<AbortController>(undefined);
  const { state, attempt, settle, forget } = useChange((error) => walletFailure(name.current!, error));
  const named = (text: string, wallet: WalletName) => fillIn(text, texts[walletKey(wallet)]);

  useOnChange(() => {
    if (checkout) prepareWallets(store, checkout, place);
  }, wanted);

  const wallets = shown.wallets.filter((one) => !only || one.name === only);
  const isAbsent = isUnread || (!shown.isUndecided && !wallets.length);
  useOnChange(() => {
    if (isAbsent) island.releaseSpace();
  }, String(isAbsent));

  // The wallet's own page has led back here, with an approval.
  const back = wallets.find(({ ready }) => ready.resume);
  useOnChange(() => {
    const resume = back && takeResume(store, back.name, place);
    const sheet = resume && begin(back.name);
    if (sheet) resume(sheet);
  }, back?.name);

  useOnMount(() => {
    const handleLeaving = () => {
      if (begun.current && store.get(openSheetAtom) === begun.current)
        keepWalletLayer(island.host, place, checkoutUrl);
    };
    addEventListener('pagehide', handleLeaving);
    return () => removeEventListener('pagehide', handleLeaving);
  });

  // New buttons after a back-forward-cache restore, because the old ones may no longer work.
  useOnRestored(() => {
    closeWalletSheet(store);
    store.set(isApprovingAtom, false);
    setRound((was) => was + 1);
  });

  async function pay(wallet: WalletName, approval: Approval, asked: AskedAmount): Promise<boolean> {
    const { signal } = island;
    const paying = { store, place, name: wallet, checkoutUrl, signal, asked, key: newKey() };

    /** Try Again calls it, too: with the same nonce it is the same payment. */
    async function payOnce(): Promise<boolean> {
      if (store.get(isApprovingAtom)) return false;
      let isPaid = false;
      name.current = wallet;
      closeWalletSheet(store);
      store.set(isApprovingAtom, true);
      const ended = await attempt(
        async () => {
          const paid = await payWithWallet(paying, approval);
          isPaid = paid !== false;
          return paid === 'busy' && paid;
        },
        undefined,
        payOnce,
      );
      // While the page is being left, the approved payment is still being finished.
      if (ended.status !== 'busy') store.set(isApprovingAtom, false);
      if (isPaid && ended.status === 'idle') announce(named(texts.walletApplied, wallet));
      return isPaid;
    }

    return payOnce();
  }

  /** Begins a new sheet after a press, which ends the one before. */
  function begin(wallet: WalletName): WalletSheet | undefined {
    const sheet = beginSheet(
      store,
      { name: wallet, place },
      {
        enter: () => enterCheckout(store, place),
        approve: (approval, asked) => pay(wallet, approval, asked),
        overtaken: () => announce(named(texts.walletOvertaken, wallet), 'assertive'),
        cancel() {
          announce(named(texts.walletCancelled, wallet));
          focus(wallet);
        },
        fail(fault) {
          const failure = faultFailure({ name: wallet, place }, fault);
          if (failure) settle({ status: 'failed', ...failure });
          focus(wallet);
        },
      },
    );
    if (sheet) {
      begun.current = store.get(openSheetAtom);
      forget();
      setPressed(wallet);
    }
    return sheet;
  }

  return {
    texts,
    named,
    wallets,
    isUndecided: !isUnread && shown.isUndecided,
    begin,
    state,
    /** The message while the outcome of a lost answer is being read; false at other times. */
    doubt:
      state.status === 'busy' &&
      ((isOrderDoubtful && texts.orderDoubtful) || (isPaymentDoubtful && texts.paymentDoubtful)),
    /** The wallet whose approved payment is being finished. */
    paying: state.status === 'busy' ? pressed : undefined,
    /** Grows when the buttons have to be rendered anew. */
    round,
  };
}
