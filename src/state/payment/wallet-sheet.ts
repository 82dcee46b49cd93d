import { walletMessages } from '../../domain/payment/payment-wallet-messages.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { pageContext } from '../../page/context.ts';
import { pageTexts } from '../../page/texts.ts';
import type { Approval, WalletFault, WalletOrder, WalletSheet } from '../../providers/wallet.ts';
import { wholeCheckoutAtom } from '../checkout/whole-checkout.ts';
import type { Store } from '../store.ts';
import { closeWalletSheet, isApprovingAtom, openSheetAtom } from './open-wallet-sheet.ts';
import { type AskedAmount, type WalletPlace, walletOrderOf, walletsFor } from './wallet-order.ts';

/** The callbacks of the button that opens a sheet. */
export interface SheetListener {
  /** Starts checkout and reads the order. */
  enter(): Promise<unknown>;
  /** @returns whether the approval has paid */
  approve(approval: Approval, asked: AskedAmount): Promise<boolean>;
  /** Called for an approval that comes after another way to pay was chosen; it does not pay. */
  overtaken(): void;
  cancel(): void;
  fail(fault: WalletFault): void;
}

/**
 * Begins the sheet of a press, and closes the one before.
 * @returns undefined if the wallet has nothing to pay, or a payment is being finished
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

  /** Ends the sheet once; later calls of the package have no effect. */
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
        // Fails first, so that the package's own error about a missing order is not the one that shows.
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

/** The message for a country to which an order cannot go; undefined if it can. */
export function refusedCountry(store: Store, country: string): string | undefined {
  const { isInternational, countries } = store.get(wholeCheckoutAtom) ?? {};
  const isServed = isInternational
    ? countries?.some(({ code }) => code === country)
    : country === pageContext().country;
  if (isServed) return undefined;
  return pageTexts(walletMessages).walletCountry;
}
