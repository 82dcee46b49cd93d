import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import type { Approval, WalletFault, WalletOrder, WalletSheet } from '../../providers/wallet.ts';
import { wholeCheckoutAtom } from '../checkout/whole-checkout.ts';
import type { Store } from '../store.ts';
import { closeWalletSheet, isApprovingAtom, openSheetAtom } from './open-wallet-sheet.ts';
import { type AskedAmount, type WalletPlace, walletOrderOf, walletsFor } from './wallet-order.ts';

/** What the button of a sheet does with it. */
export interface SheetListener {
  /** Reads the order, as a shopper who checks out. */
  enter(): Promise<unknown>;
  /** @returns whether it has paid */
  approve(approval: Approval, asked: AskedAmount): Promise<boolean>;
  /** It was approved although another means has been chosen: it does not pay. */
  overtaken(): void;
  cancel(): void;
  fail(fault: WalletFault): void;
}

/**
 * Begins the sheet of a press, and closes the one before.
 * @returns undefined where the order has nothing to pay for it, or a payment is being finished
 */
export function beginSheet(
  store: Store,
  { name, place }: { name: WalletName; place: WalletPlace },
  listener: SheetListener,
): WalletSheet | undefined {
  const checkout = store.get(wholeCheckoutAtom);
  if (!checkout || !walletsFor(checkout).includes(name) || store.get(isApprovingAtom)) return undefined;
  closeWalletSheet(store);
  const life = new AbortController();
  store.set(openSheetAtom, life);
  const { signal } = life;
  const order = () => walletOrderOf(store.get(wholeCheckoutAtom) ?? checkout, place);
  let asked: AskedAmount = order();
  /** The order, of which the wallet asks for the amount. */
  const ask = () => {
    const now = order();
    asked = now;
    return now;
  };
  let isOver = false;
  let unfollow = () => {};

  /** Each sheet ends once, whatever the package calls after that. */
  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    unfollow();
    return true;
  }
  const close = () => {
    if (store.get(openSheetAtom) === life) store.set(openSheetAtom, undefined);
  };

  function fail(fault: WalletFault): void {
    if (!end() || signal.aborted) return;
    close();
    listener.fail(fault);
  }

  return {
    signal,
    order: ask,
    async enter() {
      await listener.enter().catch((cause) => {
        // Before the package says in its own words that it has no order.
        fail({ code: 'NOT_ENTERED', cause });
        throw cause;
      });
      return ask();
    },
    follow(changed) {
      unfollow = followOrder(store, order, (now) => !isOver && !signal.aborted && changed(now));
    },
    refusedCountry: (country) => refusedCountry(store, country),
    async approve(approval) {
      if (!end()) return false;
      if (signal.aborted) {
        listener.overtaken();
        return false;
      }
      close();
      return listener.approve(approval, asked);
    },
    cancel() {
      if (!end() || signal.aborted) return;
      close();
      listener.cancel();
    },
    fail,
  };
}

/** Calls `changed` when another amount, or currency, is due. */
function followOrder(
  store: Store,
  order: () => WalletOrder,
  changed: (now: WalletOrder) => void,
): () => void {
  let { amount, currency } = order();
  return store.sub(wholeCheckoutAtom, () => {
    const now = order();
    if (now.amount === amount && now.currency === currency) return;
    ({ amount, currency } = now);
    changed(now);
  });
}

/** Why an order cannot go to a country, in words; undefined if it can. */
export function refusedCountry(store: Store, country: string): string | undefined {
  const { isInternational, countries } = store.get(wholeCheckoutAtom) ?? {};
  const isServed = isInternational
    ? countries?.some(({ code }) => code === country)
    : country === pageContext().country;
  if (isServed) return undefined;
  return pageTexts(walletMessages).walletCountry;
}
