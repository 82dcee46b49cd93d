import * as v from 'valibot';
import { type WalletName, walletNames } from '../domain/payment/wallets.ts';
import { pageContext } from './context.ts';

const filled = v.pipe(v.string(), v.nonEmpty());

const braintree = v.object({
  /** The folder of the package's browser files. */
  scriptsUrl: filled,
  /** A tokenization key; without one the shop's server gives a client token. */
  authorization: v.optional(filled),
  merchantAccountId: v.optional(filled),
});

/** The settings of each wallet in the page context. */
const settings = {
  applePay: v.object({ label: filled }),
  paypal: v.object({ intent: v.optional(v.picklist(['authorize', 'capture']), 'authorize') }),
  venmo: v.object({ profileId: v.optional(filled) }),
  cardNetwork: v.object({
    kind: v.picklist(['visa', 'masterpass', 'click-to-pay']),
    scriptUrl: filled,
    styleUrl: v.optional(filled),
    label: v.optional(filled),
    config: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
};

const accepts = {
  braintree: '{scriptsUrl, authorization?, merchantAccountId?}',
  applePay: '{label}',
  paypal: '{intent?}, which is "authorize" or "capture"',
  venmo: '{profileId?}',
  cardNetwork:
    '{kind, scriptUrl, styleUrl?, label?, config?}, whose kind is "visa", "masterpass" or "click-to-pay"',
};

/** Braintree's settings in the page context, which its wallets share. */
export type BraintreeSettings = v.InferOutput<typeof braintree>;
type Settings = { [Name in WalletName]: v.InferOutput<(typeof settings)[Name]> };

/** The wallets that the page configures, and how (decision 56). */
export interface WalletSettings extends Partial<Settings> {
  order: readonly WalletName[];
  braintree?: BraintreeSettings | undefined;
}

let parsed: { given: unknown; settings: WalletSettings } | undefined;

/** The page's wallets. A wrong setting is reported by name, without its value, and the page then has no such wallet. */
export function walletSettings(): WalletSettings {
  const given = pageContext().wallets ?? {};
  if (parsed?.given !== given) parsed = { given, settings: parse(given) };
  return parsed.settings;
}

/** The wallets that have settings and what they depend on: Braintree's package, or the payment provider's. */
export const configuredWallets = (from: WalletSettings): WalletName[] =>
  walletNames.filter((name) => {
    if (name !== 'cardNetwork') return from[name] && from.braintree;
    const { kind } = from.cardNetwork ?? {};
    return kind && (kind !== 'click-to-pay' || pageContext().features.paymentProvider_EnableAdyen);
  });

function parse(given: Record<string, unknown>): WalletSettings {
  const read = <S extends v.GenericSchema>(key: keyof typeof accepts, schema: S) => {
    if (given[key] === undefined || given[key] === null) return undefined;
    const result = v.safeParse(schema, given[key]);
    if (result.success) return result.output;
    report(`${key} accepts ${accepts[key]}; another value was given, so there is no such wallet`);
    return undefined;
  };
  return {
    order: orderOf(given.order),
    braintree: read('braintree', braintree),
    applePay: read('applePay', settings.applePay),
    paypal: read('paypal', settings.paypal),
    venmo: read('venmo', settings.venmo),
    cardNetwork: read('cardNetwork', settings.cardNetwork),
  };
}

function orderOf(given: unknown): WalletName[] {
  if (given === undefined || given === null) return [];
  const names: unknown[] = Array.isArray(given) ? given : [given];
  const known = names.filter((name): name is WalletName => walletNames.includes(name as WalletName));
  if (known.length < names.length)
    report(`order accepts a list of ${walletNames.join(', ')}; the others are left out`);
  return known;
}

const report = (what: string) => console.error(`[storefront-islands] #storefront-context: wallets.${what}.`);
