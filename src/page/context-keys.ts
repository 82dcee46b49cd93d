import * as v from 'valibot';
import { limitNames } from '../domain/limits.ts';
import { pageNames } from '../domain/page-docs.ts';

interface Words {
  /** The accepted values, in words for the report of a wrong one and for the docs. */
  accepts: string;
  about: string;
  /** The default, in words. */
  without: string;
  /** The names that the library knows in an object; it may have others. */
  names?: Record<string, string>;
}

/** One key of `#storefront-context`, declared once: its parsing, its report, its docs and its JSON Schema. */
export interface ContextKey<S extends v.GenericSchema = v.GenericSchema> extends Words {
  schema: S;
}

function contextKey<S extends v.GenericSchema>(schema: S, words: Words): ContextKey<S> {
  return { schema, ...words };
}

const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text),
);

const isTrue = 'true or false';

/** The flags of the library; a page may have others. */
export interface Features {
  paymentProvider_EnableAdyen?: boolean;
  cbhcc_EnableCbhcc?: boolean;
  idempotencyKeys?: boolean;
  framesBankPages?: boolean;
  isQuickViewEnabled?: boolean;
  paymentActions?: 'site' | 'provider';
  offersSeveralAddresses?: boolean;
  offersGiftOptions?: boolean;
  offersTwoCards?: boolean;
  offersGiftCards?: boolean;
  offersTenderCodes?: boolean;
  offersTaxExemption?: boolean;
  offersCodeHelp?: boolean;
  offersThankYou?: boolean;
  offersPromoCodes?: boolean;
  offersSaveForLater?: boolean;
  offersZipCode?: boolean;
}

/** A part of cart or checkout that a shop may not have: it is offered unless the page context says false. */
export type OfferedPart = Extract<keyof Features, `offers${string}`>;

const features = v.objectWithRest(
  { paymentActions: v.optional(v.picklist(['site', 'provider'])) },
  v.boolean(),
) as v.GenericSchema as v.GenericSchema<Features>;

/** Every key of `#storefront-context` (embedding contract, decisions 1, 2, 4). All are optional. */
export const contextKeys = {
  brand: contextKey(v.picklist(['core', 'modern']), {
    accepts: '"core" or "modern"',
    about: 'The brand of the page: its colours and type, and its own rules.',
    without: '"core"',
  }),
  country: contextKey(v.picklist(['US', 'CA']), {
    accepts: '"US" or "CA"',
    about: 'The country of the shop: its addresses, postal codes and stores.',
    without: '"CA" with a Canadian `locale` or `currency`, else "US"',
  }),
  locale: contextKey(v.picklist(['en-US', 'en-CA']), {
    accepts: '"en-US" or "en-CA"',
    about: 'How numbers, money and dates are written.',
    without: 'that of `country`',
  }),
  currency: contextKey(v.picklist(['USD', 'CAD']), {
    accepts: '"USD" or "CAD"',
    about: 'The currency of all prices on the page.',
    without: 'that of `country`',
  }),
  isMobile: contextKey(v.boolean(), {
    accepts: isTrue,
    about: 'The page is the mobile site’s, whatever the width of its window.',
    without: 'a window narrower than 768 px is mobile',
  }),
  isKids: contextKey(v.boolean(), {
    accepts: isTrue,
    about:
      'The page is the children’s shop: a search asks for its products only, and a sign-in of design services returns there.',
    without: 'by its path: one below `/kids` is',
  }),
  isApp: contextKey(v.boolean(), {
    accepts: isTrue,
    about:
      'The page is shown inside the shop’s app. No widget reads it yet: the cart follows `isApp` of its own answer.',
    without: 'false',
  }),
  account: contextKey(
    v.object({
      isSignedIn: v.nullish(v.boolean(), false),
      email: v.nullish(v.string()),
      firstName: v.nullish(v.string()),
    }),
    {
      accepts: 'an object {isSignedIn, email?, firstName?}',
      about: 'The shopper’s account. A wrong value is reported without what was given.',
      without: 'the shopper is not signed in',
      names: {
        isSignedIn: 'The shopper is signed in: without it, whatever needs an account asks to sign in.',
        email: 'The account’s address: fills in sign-in forms, and tells another shopper’s page apart.',
        firstName: 'The shopper’s first name. No widget reads it yet.',
      },
    },
  ),
  isChatAvailable: contextKey(v.boolean(), {
    accepts: isTrue,
    about: 'Somebody answers the shop’s chat now: widgets offer it.',
    without: 'false',
  }),
  basketId: contextKey(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()), {
    accepts: 'the id of the basket, a text or a number',
    about:
      'Goes with reports of failed payment and checkout calls, until the checkout’s own answer names it.',
    without: 'reports name none',
  }),
  otherBrandOrigin: contextKey(origin, {
    accepts: 'an http(s) origin, such as "https://www.example.com"',
    about: 'The other brand’s site: its pods are asked for there, and links of answers may lead there.',
    without: 'the other brand’s pods cannot be requested, and the server’s content stays',
  }),
  redirectOrigins: contextKey(v.array(origin), {
    accepts: 'a list of http(s) origins',
    about: 'Where the shopper may be sent, and who may be asked by a GET.',
    without: 'only this page’s origin',
  }),
  allowedRedirectOrigins: contextKey(v.array(origin), {
    accepts: 'a list of http(s) origins',
    about: 'The former name of `redirectOrigins`, which wins where both are given.',
    without: '`redirectOrigins` alone counts',
  }),
  credentialOrigins: contextKey(v.array(v.pipe(origin, v.regex(/^https:/))), {
    accepts: 'a list of https origins',
    about: 'Who may be sent what is posted: a password, a card, an item.',
    without: 'only this page’s origin',
  }),
  scriptOrigins: contextKey(
    v.record(origin, v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+=*$/)))),
    {
      accepts: 'an object {origin: list of hashes such as "sha384-…", or an empty one}',
      about:
        'Whose scripts and stylesheets may run, with the hashes of their files; any file with an empty list.',
      without: 'only this page’s origin',
    },
  ),
  features: contextKey(features, {
    accepts: 'an object of flags, each true or false, but `paymentActions` "site" or "provider"',
    about:
      'What is switched on; of cart and checkout, with `false`, what is switched off. What has been applied already is still shown.',
    without: 'everything is off, but `framesBankPages` and all that begins with `offers`',
    names: {
      paymentProvider_EnableAdyen: 'A new card is typed into the payment provider’s own fields.',
      cbhcc_EnableCbhcc: 'The shop’s household card is told apart from other Visas.',
      framesBankPages:
        'The shop’s pages may frame the bank’s page (3-D Secure); `false` asks the server for a redirect instead.',
      isQuickViewEnabled: 'Products of listings and carousels have a button that opens their quick view.',
      paymentActions:
        'How gift cards, tender codes and tax exemption name their fields: `"site"` as `cardNumber`, `cardPin`, `tenderCodeNumber` and a GET, `"provider"` as `number`, `pin` and a POST; if left out, by `paymentProvider_EnableAdyen`.',
      offersSeveralAddresses:
        '`false`: an order goes to one address (`saveMultiShipping`, `splitItem` and the like are not called).',
      offersGiftOptions: '`false`: delivery does not ask whether something is a gift.',
      offersTwoCards: '`false`: one card pays, never two.',
      offersGiftCards: '`false`: the payment has no gift cards.',
      offersTenderCodes: '`false`: the payment has no tender codes.',
      offersTaxExemption: '`false`: the payment has no box for an order without tax.',
      offersCodeHelp: '`false`: a card’s form does not explain where its security code is (`getPopup`).',
      offersThankYou:
        '`false`: the confirmation does not offer a thank-you card by mail (`setTymPreferences`).',
      offersPromoCodes: '`false`: neither cart nor payment has a promo code.',
      offersSaveForLater: '`false`: the cart’s lines have no Save for Later.',
      offersZipCode: '`false`: the cart does not ask for a ZIP or postal code.',
      idempotencyKeys:
        'The server does once what comes with the same `Idempotency-Key`: such posts are retried blindly.',
    },
  }),
  // The wallets' own code parses the settings, so that a page without wallets loads none of it.
  wallets: contextKey(v.record(v.string(), v.unknown()), {
    accepts: 'an object {order, braintree, applePay, paypal, venmo, cardNetwork}',
    about: 'The wallets that can pay, by name: one that is left out does not exist.',
    without: 'no wallet, and nothing of one is loaded',
    names: {
      order: 'Their order, such as `["applePay", "paypal"]`; the others follow.',
      braintree:
        'For Apple Pay, PayPal and Venmo: `scriptsUrl` is the folder of the package’s browser files, `authorization` a tokenization key; without one `getWalletToken` gives a client token.',
      applePay: 'Apple Pay; `label` is the shop’s name in its sheet.',
      paypal: 'PayPal; `intent` is `"authorize"` unless it says `"capture"`.',
      venmo: 'Venmo, in the United States.',
      cardNetwork:
        'The card network’s wallet: `kind` is `"visa"`, `"masterpass"` or, with the payment provider, `"click-to-pay"`.',
    },
  }),
  endpoints: contextKey(v.record(v.string(), v.string()), {
    accepts: 'an object {name: url}',
    about: 'Other paths of calls, pages and forms, by their name.',
    without: 'the paths of openapi.json',
    names: {
      ...pageNames,
      crossSellJsonp: 'The service of cross-sell sets that answers by JSONP.',
      specialOrderDebug: 'The debug pages of special orders; a page’s own is below it, by the sku.',
      getRecentlyViewedCategories: 'The service of recently viewed categories.',
      designServices:
        'The form of design services, to which its sign-in returns; `/design-services/request` if left out.',
      designServicesKids: 'The same of the kids’ part; `/kids/design-services/request` if left out.',
      manageAppointments:
        'The page of appointments, to which its sign-in returns; `/account/manage-appointments` if left out.',
    },
  }),
  antiForgery: contextKey(
    v.object({
      field: v.optional(v.string()),
      header: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
    }),
    {
      accepts: 'an object {field, header}',
      about: 'The names of the anti-forgery token.',
      without: '`__RequestVerificationToken` and `RequestVerificationToken`',
      names: {
        field: 'The page’s hidden field that it is read from.',
        header: 'The header that it is sent in.',
      },
    },
  ),
  storageKeys: contextKey(v.record(v.string(), v.string()), {
    accepts: 'an object {partnerTransactionId, isTaxExempt} of texts',
    about: 'What the page calls its keys in session storage.',
    without: 'the names below',
    names: {
      partnerTransactionId: 'What is sent as `adata` with the order.',
      isTaxExempt: 'The flag that is removed once an order is placed.',
    },
  }),
  pods: contextKey(
    v.record(
      v.string(),
      v.object({
        limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        showAddToCart: v.optional(v.boolean()),
        showShopAll: v.optional(v.boolean()),
        origin: v.optional(v.string()),
        source: v.optional(v.picklist(['main-pi', 'cross-sell'])),
      }),
    ),
    {
      accepts: 'an object {id: {limit, showAddToCart, showShopAll, origin, source}}',
      about:
        'More pods of recommendations, or other settings of known ones, by id: how many products, which buttons, `"other-brand"` as origin, and the service that knows it.',
      without:
        'the standard ones: you-may-also-like-cart, pdp-alternative-items, trending-products, bestsellers-stores, people-also-viewed-pdp, people-also-bought-cart-confirmation, people-also-bought-registry-confirmation, bestsellers-pdp-social, registry-you-may-also-want, registry-recommendations, shop-similar-products',
    },
  ),
  limits: contextKey(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {
    accepts: 'an object of numbers from 0 up',
    about: 'Limits of the shop.',
    without: 'the defaults below',
    names: {
      ...limitNames,
      cardNumberDelayMs: 'The delay for a slow browser’s keyboard, in milliseconds: 250 by default.',
    },
  }),
  messages: contextKey(v.record(v.string(), v.string()), {
    accepts: 'an object {key: text}',
    about: 'Other texts of the widgets, by their keys (see Messages).',
    without: 'the texts of Messages',
  }),
  emailTldMax: contextKey(v.pipe(v.number(), v.integer(), v.minValue(2)), {
    accepts: 'a whole number from 2 up',
    about: 'Letters of an email address’s last part, at most.',
    without: '4',
  }),
};

type Keys = typeof contextKeys;

/** What a page may write into `#storefront-context`. */
export type GivenContext = { [K in keyof Keys]?: v.InferInput<Keys[K]['schema']> };

/** The valid keys of `#storefront-context`, parsed. */
export type ParsedContext = { [K in keyof Keys]?: v.InferOutput<Keys[K]['schema']> };
