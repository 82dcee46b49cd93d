import { type GenericSchema, safeParse } from 'valibot';
import { contextKeys, type Features, type ParsedContext } from './context-keys.ts';
import { pageRegistry } from './page-registry.ts';
import { shownUrl } from './shown-url.ts';

/** The page context, parsed, with every default in place (embedding contract, decisions 1, 2, 4). */
export type PageContext = ParsedContext & {
  brand: 'core' | 'modern';
  country: 'US' | 'CA';
  locale: 'en-US' | 'en-CA';
  currency: 'USD' | 'CAD';
  account: NonNullable<ParsedContext['account']>;
  /** The origins to which the shopper may be led (decision 64). */
  redirectOrigins: string[];
  /** The origins to which calls may send a password, or a change of state. */
  credentialOrigins: string[];
  /** The origins whose scripts may run, with the hashes of their files; without hashes any file of that origin may. */
  scriptOrigins: Record<string, string[]>;
  features: Features;
  endpoints: Record<string, string>;
  /** The page's own names for its session storage keys (decision 52). */
  storageKeys: Record<string, string>;
  antiForgery: { field: string; header: string };
  pods: NonNullable<ParsedContext['pods']>;
  limits: Record<string, number>;
  messages: Record<string, string>;
};

function withDefaults(given: ParsedContext): PageContext {
  const country = given.country ?? (given.locale === 'en-CA' || given.currency === 'CAD' ? 'CA' : 'US');
  return {
    account: { isSignedIn: false },
    // The list's former name.
    redirectOrigins: given.allowedRedirectOrigins ?? [],
    credentialOrigins: [],
    scriptOrigins: {},
    features: {},
    endpoints: {},
    storageKeys: {},
    pods: {},
    limits: {},
    messages: {},
    brand: 'core',
    locale: country === 'CA' ? 'en-CA' : 'en-US',
    currency: country === 'CA' ? 'CAD' : 'USD',
    ...given,
    country,
    antiForgery: {
      field: given.antiForgery?.field ?? '__RequestVerificationToken',
      header: given.antiForgery?.header ?? 'RequestVerificationToken',
    },
  };
}

/**
 * Parses the text of `#storefront-context`. A wrong value is reported by name through `report` and replaced by its
 * default; unknown keys are ignored, and reported if they look misspelt; if the text is not a JSON object, that is
 * reported and every key gets its default.
 */
export function parseContext(text: string, report: (message: string) => void): PageContext {
  let raw: unknown;
  try {
    raw = JSON.parse(text || '{}');
  } catch (error) {
    report(`#storefront-context is not JSON (${(error as Error).message}); every default is used`);
  }
  const given: Record<string, unknown> = {};
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    if (raw !== undefined)
      report('#storefront-context accepts one JSON object; something else was given, every default is used');
    return withDefaults({});
  }
  const known = Object.keys(contextKeys);
  if (Object.keys(raw).some((key) => !known.includes(key)))
    import(/* @once Names what a page misspells. */ './misspelt.ts').then(
      ({ misspeltKeys }) => misspeltKeys(raw, known).forEach(report),
      () => {},
    );
  for (const [key, { schema, accepts }] of Object.entries(contextKeys)) {
    const value = (raw as Record<string, unknown>)[key];
    if (value === undefined || value === null) continue;
    const result = safeParse(schema as GenericSchema, value);
    if (result.success) given[key] = result.output;
    else
      report(
        `#storefront-context: ${key} accepts ${accepts}; ${secretKeys.has(key) ? 'another value' : shownValue(value)} was given, the default is used`,
      );
  }
  return withDefaults(given as ParsedContext);
}

// The shopper's account and an authorization must not appear in a console.
const secretKeys = new Set(['account', 'wallets']);

/** A value for a report; URLs in it are shown without credentials and query. */
function shownValue(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\w*:?\/\/[^"]*/g, (url) => shownUrl(url).slice(1, -1))
    .slice(0, 80);
}

let parsed: { text: string; context: PageContext } | undefined;
let shown: PageContext | undefined;

const currencyListeners = new Set<() => void>();

/**
 * Notes the currency that the server has named: prices show it from now on, even if the context's text names another
 * (checkout §3).
 */
export function noteCurrency(currency: PageContext['currency'] | undefined): void {
  const registry = pageRegistry();
  if (currency === registry.currency) return;
  registry.currency = currency;
  for (const listener of currencyListeners) listener();
}

/** Calls `listener` whenever the server names another currency. */
export function onCurrency(listener: () => void): () => void {
  currencyListeners.add(listener);
  return () => currencyListeners.delete(listener);
}

/** The page's context: parsed once, and again only if the element's text has changed. */
export function pageContext(): PageContext {
  const text = document.getElementById('storefront-context')?.textContent ?? '';
  if (parsed?.text !== text) {
    parsed = {
      text,
      context: parseContext(text, (message) => console.error(`[storefront-islands] ${message}.`)),
    };
  }
  const { context } = parsed!;
  const currency = pageRegistry().currency ?? context.currency;
  if (currency === context.currency) return context;
  if (shown?.currency !== currency || shown.messages !== context.messages) shown = { ...context, currency };
  return shown;
}
