/*
 * What every wallet's adapter has in common: it says whether this device and shopper can pay, and leads one sheet from the
 * press to the shopper's approval. What is paid, and what becomes of it, is told by the shop's side of the sheet.
 */

/** An order as a wallet gets it: from the last whole checkout, never from the page (decision 57). */
export interface WalletOrder {
  /** Such as `1799.00`. */
  amount: string;
  currency: 'USD' | 'CAD';
  country: 'US' | 'CA';
  /** Delivery and taxes are not known yet: the amount may change once the address is. */
  isEstimate: boolean;
  /** The wallet has to give an address for shipping, and whom to write to. */
  needsAddress: boolean;
}

/** An address, and who is there, as the wallet gives it: outside data. */
export interface WalletContact {
  firstName?: string | undefined;
  lastName?: string | undefined;
  address1?: string | undefined;
  address2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  country?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** What the shopper has approved. */
export type Approval = {
  /** Where the order goes, if the wallet was asked. */
  contact?: WalletContact | undefined;
  billing?: WalletContact | undefined;
  /** The account or card, as the shopper knows it. */
  account?: string | undefined;
} & (
  | { wallet: 'paypal'; nonce: string; deviceData?: string | undefined; data: Record<string, unknown> }
  | { wallet: 'venmo'; nonce: string; deviceData?: string | undefined; username: string }
  | { wallet: 'applePay'; nonce: string; deviceData?: string | undefined }
  | { wallet: 'cardNetwork'; callId: string }
  | { wallet: 'clickToPay'; data: Record<string, unknown>; browserInfo?: Record<string, unknown> | undefined }
  /** The wallet is on a page of its own, which the server leads to. */
  | { wallet: 'masterpass' }
);

/** What was approved, and is to be applied: not what is opened on a page of its own. */
export type AppliedApproval = Exclude<Approval, { wallet: 'masterpass' }>;

/** Why a sheet has ended without an approval. Nothing of it is secret. */
export interface WalletFault {
  /** The package's own code, for the log. */
  code: string;
  isTimeout?: boolean;
  /** The order has changed while the sheet was open, and it could not be updated. */
  isChanged?: boolean;
  cause?: unknown;
}

/** The shop's side of one open sheet. After its end every call does nothing. */
export interface WalletSheet {
  /** Aborts when the sheet has to go: another one has opened, or another means was chosen. */
  readonly signal: AbortSignal;
  /** As it is now. */
  order(): WalletOrder;
  /** Enters checkout, where the shopper has not yet, and reads the order. */
  enter(): Promise<WalletOrder>;
  /** Calls `changed` when amount or currency have changed while the sheet is open, until the approval. */
  follow(changed: (order: WalletOrder) => void): void;
  /** Why the shop does not ship to a country, in words for the shopper; undefined if it does. */
  refusedCountry(country: string): string | undefined;
  /** Pays. @returns whether it has succeeded, for the wallet */
  approve(approval: Approval): Promise<boolean>;
  cancel(): void;
  fail(fault: WalletFault): void;
}

/** Begins a sheet, and ends the one before; undefined where none may open now. */
export type BeginSheet = () => WalletSheet | undefined;

/** A wallet whose package has said that this device and shopper can pay. */
export interface ReadyWallet {
  /** Shows the package's own button. @returns removes it */
  show?(place: HTMLElement, begin: BeginSheet): Promise<() => void>;
  /** Opens the sheet, in the task of the press on the shop's button; one that is part of the page goes into `panel`. */
  open?(sheet: WalletSheet, panel: HTMLElement): void;
  /** A sheet that was on a page of its own has led back to this one with its result. */
  resume?: ((sheet: WalletSheet) => void) | undefined;
}

/** Why a wallet is not there: the device or the shopper has none, which is no failure. */
export class NoWalletError extends Error {
  override name = 'NoWalletError';
}

/** The package's own code of an error, for the log; its message may have more. */
export const codeOf = (error: unknown): string => {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const found = [code, name].find((one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one));
  return (found as string | undefined) ?? 'UNKNOWN';
};
