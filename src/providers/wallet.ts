/*
 * The interface of every wallet's adapter. An adapter finds out whether this device and shopper can pay, and leads one
 * sheet from the press to the shopper's approval. The shop's side of the sheet says what is paid, and how the payment
 * ended.
 */

/** An order as a wallet gets it: from the last whole checkout, never from the page (decision 57). */
export interface WalletOrder {
  /** The amount, such as `1799.00`. */
  amount: string;
  currency: 'USD' | 'CAD';
  country: 'US' | 'CA';
  /** Whether delivery and taxes are not known yet: the amount may change once the address is known. */
  isEstimate: boolean;
  /** Whether the wallet has to give a shipping address and a contact. */
  needsAddress: boolean;
}

/** An address and a person, as the wallet gives them: outside data. */
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

/** The shopper's approval. */
export type Approval = {
  /** The shipping address, if the wallet was asked for one. */
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
  /** The wallet has a page of its own, to which the server leads. */
  | { wallet: 'masterpass' }
);

/** An approval that the shop applies; a wallet on a page of its own has none here. */
export type AppliedApproval = Exclude<Approval, { wallet: 'masterpass' }>;

/** The reason why a sheet has ended without an approval. Nothing in it is secret. */
export interface WalletFault {
  /** The package's own code, for the log. */
  code: string;
  isTimeout?: boolean;
  /** Whether the order has changed while the sheet was open, and the sheet could not be updated. */
  isChanged?: boolean;
  cause?: unknown;
}

/** The shop's side of one open sheet. After its end every call does nothing. */
export interface WalletSheet {
  /** Aborts when the sheet has to go: another one has opened, or another means was chosen. */
  readonly signal: AbortSignal;
  /** The order as it is now. */
  order(): WalletOrder;
  /** Enters checkout, if the shopper has not yet, and reads the order. */
  enter(): Promise<WalletOrder>;
  /** Calls `changed` when amount or currency have changed while the sheet is open, until the approval. */
  follow(changed: (order: WalletOrder) => void): void;
  /** The reason why the shop does not ship to a country, for the shopper; undefined if it does. */
  refusedCountry(country: string): string | undefined;
  /**
   * Pays.
   * @returns whether the payment has succeeded, for the wallet
   */
  approve(approval: Approval): Promise<boolean>;
  cancel(): void;
  fail(fault: WalletFault): void;
}

/** Begins a sheet, which ends the one before; undefined if none may open now. */
export type BeginSheet = () => WalletSheet | undefined;

/** A wallet whose package has said that this device and shopper can pay. */
export interface ReadyWallet {
  /**
   * Shows the package's own button.
   * @returns a function that removes it
   */
  show?(place: HTMLElement, begin: BeginSheet): Promise<() => void>;
  /** Opens the sheet, in the task of the press on the shop's button. A sheet that is part of the page goes into `panel`. */
  open?(sheet: WalletSheet, panel: HTMLElement): void;
  /** Continues a sheet on a page of its own, which has led back to this page with its result. */
  resume?: ((sheet: WalletSheet) => void) | undefined;
}

/** A wallet cannot be offered because the device or the shopper has none, which is no failure. */
export class NoWalletError extends Error {
  override name = 'NoWalletError';
}

/** The package's own code of an error, for the log; its message may have more. */
export const codeOf = (error: unknown): string => {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  const found = [code, name].find((one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one));
  return (found as string | undefined) ?? 'UNKNOWN';
};
