import * as v from 'valibot';
import { shownUrl } from './shown-url.ts';

const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text),
);

const account = v.object({
  isSignedIn: v.nullish(v.boolean(), false),
  email: v.nullish(v.string()),
  firstName: v.nullish(v.string()),
});

const pod = v.object({
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  showAddToCart: v.optional(v.boolean()),
  showShopAll: v.optional(v.boolean()),
  origin: v.optional(v.string()),
  source: v.optional(v.picklist(['main-pi', 'cross-sell'])),
});

/** What each key of `#storefront-context` accepts: its schema, and the words of the report for a wrong value. */
const keys = {
  brand: [v.picklist(['core', 'modern']), '"core" or "modern"'],
  country: [v.picklist(['US', 'CA']), '"US" or "CA"'],
  locale: [v.picklist(['en-US', 'en-CA']), '"en-US" or "en-CA"'],
  currency: [v.picklist(['USD', 'CAD']), '"USD" or "CAD"'],
  isMobile: [v.boolean(), 'true or false'],
  isKids: [v.boolean(), 'true or false'],
  isApp: [v.boolean(), 'true or false'],
  account: [account, 'an object {isSignedIn, email?, firstName?}'],
  isChatAvailable: [v.boolean(), 'true or false'],
  basketId: [
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
    'the id of the basket, a text or a number',
  ],
  otherBrandOrigin: [origin, 'an http(s) origin, such as "https://www.example.com"'],
  redirectOrigins: [v.array(origin), 'a list of http(s) origins'],
  allowedRedirectOrigins: [v.array(origin), 'a list of http(s) origins'],
  credentialOrigins: [v.array(v.pipe(origin, v.startsWith('https:'))), 'a list of https origins'],
  scriptOrigins: [
    v.record(origin, v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/)))),
    'an object {origin: list of hashes such as "sha384-…", or an empty one}',
  ],
  features: [v.record(v.string(), v.boolean()), 'an object of flags, each true or false'],
  endpoints: [v.record(v.string(), v.string()), 'an object {name: url}'],
  antiForgery: [
    v.object({
      field: v.optional(v.string()),
      header: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
    }),
    'an object {field, header}',
  ],
  storageKeys: [v.record(v.string(), v.string()), 'an object {partnerTransactionId, isTaxExempt} of texts'],
  pods: [v.record(v.string(), pod), 'an object {id: {limit, showAddToCart, showShopAll, origin, source}}'],
  limits: [v.record(v.string(), v.pipe(v.number(), v.minValue(0))), 'an object of numbers from 0 up'],
  messages: [v.record(v.string(), v.string()), 'an object {key: text}'],
  emailTldMax: [v.pipe(v.number(), v.integer(), v.minValue(2)), 'a whole number from 2 up'],
} as const;

type Keys = typeof keys;
type Given = { [K in keyof Keys]?: v.InferOutput<Keys[K][0]> };

/** The page context, parsed, with every default in place (embedding contract, decisions 1, 2, 4). */
export type PageContext = Given & {
  brand: 'core' | 'modern';
  country: 'US' | 'CA';
  locale: 'en-US' | 'en-CA';
  currency: 'USD' | 'CAD';
  account: v.InferOutput<typeof account>;
  /** Where the shopper may be sent (decision 64). */
  redirectOrigins: string[];
  /** Who may be sent a password, or what changes state. */
  credentialOrigins: string[];
  /** Whose scripts may run, with the hashes of their files; any file if there is no hash. */
  scriptOrigins: Record<string, string[]>;
  features: Record<string, boolean>;
  endpoints: Record<string, string>;
  /** What the page calls its keys in session storage (decision 52). */
  storageKeys: Record<string, string>;
  antiForgery: { field: string; header: string };
  pods: NonNullable<Given['pods']>;
  limits: Record<string, number>;
  messages: Record<string, string>;
};

function withDefaults(given: Given): PageContext {
  const country = given.country ?? (given.locale === 'en-CA' || given.currency === 'CAD' ? 'CA' : 'US');
  return {
    account: { isSignedIn: false },
    // The first name of the list.
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
  const known = Object.keys(keys);
  if (Object.keys(raw).some((key) => !known.includes(key)))
    import(/* Names misspelt keys of the page context. */ './misspelt-keys.ts').then(
      ({ misspeltKeys }) => misspeltKeys(raw, known).forEach(report),
      () => {},
    );
  for (const [key, [schema, accepted]] of Object.entries(keys)) {
    const value = (raw as Record<string, unknown>)[key];
    if (value === undefined || value === null) continue;
    const result = v.safeParse(schema as v.GenericSchema, value);
    if (result.success) given[key] = result.output;
    else
      report(
        // The shopper's account must not appear in a console.
        `#storefront-context: ${key} accepts ${accepted}; ${key === 'account' ? 'another value' : shownValue(value)} was given, the default is used`,
      );
  }
  return withDefaults(given as Given);
}

/** A value for a report; URLs in it are shown without credentials and query. */
function shownValue(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\w*:?\/\/[^"]*/g, (url) => shownUrl(url).slice(1, -1))
    .slice(0, 80);
}

let parsed: { text: string; context: PageContext } | undefined;

/** The page's context: parsed once, and again only if the element's text has changed. */
export function pageContext(): PageContext {
  const text = document.getElementById('storefront-context')?.textContent ?? '';
  if (parsed?.text !== text) {
    parsed = {
      text,
      context: parseContext(text, (message) => console.error(`[storefront-islands] ${message}.`)),
    };
  }
  return parsed!.context;
}
