import { atom } from 'jotai';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { getWalletToken } from '../../contract/payment/wallets.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { pageRegistry } from '../../page/page-registry.ts';
import { walletSettings } from '../../page/wallet-settings.ts';
import type { BraintreeSource } from '../../providers/braintree.ts';
import type { ReadyWallet } from '../../providers/wallet.ts';
import { wholeCheckoutAtom } from '../checkout/whole-checkout.ts';
import { handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { isLast, type WalletPlace, walletOrderOf, walletsFor } from './wallet-order.ts';

export type { BeginSheet, ReadyWallet } from '../../providers/wallet.ts';

/** The state of each wallet, by its key: ready, or not available on this page. Undefined while it is being prepared. */
type Readiness = Readonly<Record<string, ReadyWallet | 'absent' | undefined>>;

/** The longest wait for a package: a blocked script may never report that it does not load. */
const prepareMs = 10_000;

// Each has no dependencies, so a store computes it once and keeps it.
const readinessAtom = sharedAtom('walletsReady', () => atom<Readiness>({}));
const preparingAtom = sharedAtom('walletsPreparing', () => atom(() => new Map<string, Promise<void>>()));

/** The wallets to show: the ready ones, in the page's order; none while one of them is still being prepared. */
interface ShownWallets {
  isUndecided: boolean;
  wallets: readonly { name: WalletName; ready: ReadyWallet }[];
}

/** Those of a place. */
export const shownWalletsAtom = (place: WalletPlace) =>
  sharedAtom(isLast(place) ? 'shownWallets' : 'shownExpressWallets', () =>
    atom((get): ShownWallets => {
      const checkout = get(wholeCheckoutAtom);
      if (!checkout) return { isUndecided: true, wallets: [] };
      const known = walletsFor(checkout).map((name) => ({
        name,
        ready: get(readinessAtom)[keyOf(name, checkout, place)],
      }));
      if (known.some(({ ready }) => !ready)) return { isUndecided: true, wallets: [] };
      const wallets = known.flatMap(({ name, ready }) =>
        ready && ready !== 'absent' ? [{ name, ready }] : [],
      );
      return { isUndecided: false, wallets };
    }),
  );

/**
 * The key of a prepared package, with those facts of the order that it is prepared for: PayPal's button says whether the
 * approval places the order.
 */
function keyOf(name: WalletName, checkout: Checkout, place: WalletPlace): string {
  const { currency } = walletOrderOf(checkout, place);
  return name === 'paypal' ? `${name} ${currency} ${isLast(place)}` : `${name} ${currency}`;
}

/**
 * Loads what the wallets of an order need, before any of them is pressed (decision 94): each once on a page. A wallet
 * that is not available is left out, and the console says why; nothing else changes.
 */
export async function prepareWallets(store: Store, checkout: Checkout, place: WalletPlace): Promise<void> {
  const preparing = store.get(preparingAtom);
  await Promise.all(
    walletsFor(checkout).map((name) => {
      const { currency } = walletOrderOf(checkout, place);
      const key = keyOf(name, checkout, place);
      const mine =
        preparing.get(key) ??
        inTime(prepareWallet(name, { currency, isLast: isLast(place) })).then(
          (ready) => {
            delete pageRegistry<AbsentWallets>().walletsAbsent?.[name];
            note(store, key, ready);
          },
          (error: unknown) => {
            // A package that could not be reached is requested again when the next buttons mount.
            if (!isNone(error)) preparing.delete(key);
            noteAbsent(name, error);
            note(store, key, 'absent');
          },
        );
      preparing.set(key, mine);
      return mine;
    }),
  );
}

const note = (store: Store, key: string, ready: ReadyWallet | 'absent') =>
  store.set(readinessAtom, (was) => ({ ...was, [key]: ready }));

/** @throws the package's error, or one that says that it was too slow */
async function inTime(preparing: Promise<ReadyWallet>): Promise<ReadyWallet> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Error('its package has not come in time')), prepareMs);
  });
  return Promise.race([preparing, late]).finally(() => clearTimeout(timer));
}

/**
 * Takes the approval with which a wallet's own page has led back to this page: once, among all buttons of the page, also
 * those that mount later.
 * @returns undefined if it was taken, or there is none
 */
export function takeResume(store: Store, name: WalletName, place: WalletPlace): ReadyWallet['resume'] {
  const checkout = store.get(wholeCheckoutAtom);
  const key = checkout && keyOf(name, checkout, place);
  const ready = key && store.get(readinessAtom)[key];
  if (!ready || ready === 'absent' || !ready.resume) return undefined;
  note(store, key, { ...ready, resume: undefined });
  return ready.resume;
}

/** Why wallets are absent, by name: for the doctor. */
export interface AbsentWallets {
  walletsAbsent?: Partial<Record<WalletName, string>>;
}

function noteAbsent(name: WalletName, error: unknown): void {
  const registry = pageRegistry<AbsentWallets>();
  const { message, code } = Object(error) as { message?: string; code?: string };
  const reason = message || code || 'its package gave no reason';
  const isSaid = registry.walletsAbsent?.[name] === reason;
  registry.walletsAbsent = { ...registry.walletsAbsent, [name]: reason };
  if (isSaid || isNone(error)) return;
  if (error instanceof CallError) handleFailure(error, { isBackground: true });
  else console.error(`[storefront-islands] wallet-buttons: ${name} is not offered: ${reason}`);
}

/** The device or the shopper has no such wallet. By its name, because the adapters are loaded apart. */
const isNone = (error: unknown): boolean => (Object(error) as Error).name === 'NoWalletError';

interface Preparing {
  currency: 'USD' | 'CAD';
  isLast: boolean;
}

async function prepareWallet(name: WalletName, { currency, isLast }: Preparing): Promise<ReadyWallet> {
  const { applePay, paypal, venmo, cardNetwork } = walletSettings();
  switch (name) {
    case 'applePay':
      return (await braintreeWallets())['apple-pay'](source(), applePay!);
    case 'paypal':
      return (await braintreeWallets()).paypal(source(), { ...paypal!, currency, isLast });
    case 'venmo':
      return (await braintreeWallets()).venmo(source(), venmo!);
    case 'cardNetwork':
      return prepareNetwork(cardNetwork!);
  }
}

async function prepareNetwork(
  settings: NonNullable<ReturnType<typeof walletSettings>['cardNetwork']>,
): Promise<ReadyWallet> {
  const { kind, ...options } = settings;
  if (kind === 'click-to-pay') {
    const { prepareClickToPay } = await import(
      /* Pays by the payment provider’s Click to Pay. */ '../../providers/adyen-fields.ts'
    );
    return prepareClickToPay(options);
  }
  const { prepareCardNetwork } = await import(
    /* Pays with the card network’s wallet. */ '../../providers/card-network.ts'
  );
  return prepareCardNetwork({ kind, ...options });
}

async function braintreeWallets() {
  const { braintreeWallets } = await import(
    /* Pays with Apple Pay, PayPal or Venmo. */ '../../providers/braintree-wallets.ts'
  );
  return braintreeWallets;
}

const source = (): BraintreeSource => ({
  ...walletSettings().braintree!,
  token: async () => (await send(getWalletToken, {})).clientToken,
});
