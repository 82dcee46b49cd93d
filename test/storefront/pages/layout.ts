import { html } from 'hono/html';
import { passwordHint } from '../accounts/new-account.ts';
import { brands } from '../brands.ts';
import type { Brand } from '../catalog/catalog.ts';
import { islandTags } from '../island-tags.ts';
import { maxSavedCards } from '../payments/saved-cards.ts';
import { hasWallets } from '../payments/wallets.ts';
import { phones } from '../phones.ts';
import { ownPods } from '../pods.ts';
import { framesBankPages } from '../security.ts';
import { tokenField } from '../token.ts';
import { hasChat } from './chat.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { hostileFoot, hostileHead, hostileRegions, hostileStyle } from './hostile.ts';
import { json } from './json.ts';
import { legacyScripts } from './legacy-scripts.ts';
import { type MainPicture, picturePreload } from './main-picture.ts';
import type { Markup, Page } from './page.ts';
import { debugPath } from './paths.ts';
import { networkScriptPath, walletScriptsPath } from './payment/paths.ts';

interface Frame {
  title: string;
  description?: string;
  /** Class of the main element: `page-product`. */
  name: string;
  isKids?: boolean;
  mainPicture?: MainPicture;
  /** The product that the page is about: its parts follow the chosen options. */
  product?: string;
  /** Stylesheets of this page alone. */
  styles?: readonly string[];
  /** In place of the shop's own. */
  header?: Markup;
  footer?: Markup;
  /** Flags of the page context. */
  features?: Record<string, boolean>;
}

/** The whole document around a page's content. */
export function layout(page: Page, frame: Frame, content: Markup): Markup {
  const brand = brands[page.view.brand];
  const isHostile = page.variant === 'hostile';
  const top = frame.header ?? header(page);
  return html`<!doctype html>
<html lang="${page.view.locale}" data-si-brand="${page.view.brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isHostile ? hostileHead : ''}<title>${frame.title} | ${brand.name}</title>
<meta name="description" content="${frame.description ?? brand.hero.text}">
<link rel="icon" href="/shop/icon.svg" type="image/svg+xml">
${frame.mainPicture ? picturePreload(frame.mainPicture) : ''}${fontFiles[page.view.brand].map(
  (file) => html`<link rel="preload" href="/fonts/${file}" as="font" type="font/woff2" crossorigin>
`,
)}<link rel="stylesheet" href="/legacy/css/bootstrap.min.css">
${stylesOf(frame, page.view.brand).map(
  (file) => html`<link rel="stylesheet" href="/shop/${file}.css">
`,
)}${
  hasWallets(page)
    ? html`<script src="${walletScriptsPath}/device.js"></script>
`
    : ''
}${islandTags(page.shop, `${top}`, `${content}`)}${isHostile ? hostileStyle : ''}<script type="application/json" id="storefront-context">${json(pageContext(page, frame))}</script>
</head>
<body ${isHostile ? html`id="shop" ` : ''}class="brand-${page.view.brand}${page.view.isMobile ? ' is-mobile' : ''}">
<input type="hidden" name="${tokenField}" value="${page.token}">
<a class="skip-link" href="#content">Skip to the content</a>
${top}
<main id="content" class="${frame.name}"${frame.product ? html` data-product="${frame.product}"` : ''}>
${isHostile ? html`<div class="page">${content}</div>` : content}
</main>
${isHostile ? hostileRegions(page) : ''}${frame.footer ?? footer(page)}
${page.variant === 'strict' ? '' : legacyScripts(isHostile ? 'jquery-1' : 'jquery')}
${isHostile ? hostileFoot : ''}</body>
</html>`;
}

/** The shop's stylesheets of a page, in their order. Whoever browses does not wait for those of forms, cart and checkout. */
function stylesOf({ name, styles = [] }: Frame, brand: Brand): string[] {
  const own = browsing[name] ?? [
    'listing',
    'account',
    'cart',
    'registry',
    'checkout',
    'checkout-steps',
    'checkout-order',
  ];
  return ['legacy', 'pages', 'browse', ...own, ...styles, ...(brand === 'modern' ? ['modern'] : [])];
}

const browsing: Record<string, string[]> = {
  'page-home': [],
  'page-department': [],
  'page-listing': ['listing'],
  'page-search': ['listing'],
  'page-product': ['account', 'registry'],
  'page-set': ['account'],
  'page-account': ['account', 'cart', 'registry', 'checkout'],
  'page-cart': ['account', 'cart', 'registry', 'checkout'],
};

const fontFiles = {
  core: ['source-serif-4-400.woff2', 'source-sans-3-400.woff2', 'source-sans-3-600.woff2'],
  modern: ['archivo-400.woff2', 'archivo-500.woff2'],
};

/** The page context of the embedding contract. `isMobile` is left out unless known: then the viewport decides. */
function pageContext(page: Page, frame: Frame): Record<string, unknown> {
  const { view, account, shop } = page;
  return {
    brand: view.brand,
    country: view.country,
    locale: view.locale,
    currency: view.currency,
    ...(view.isMobile && { isMobile: true }),
    ...(view.isApp && { isApp: true }),
    ...(frame.isKids && { isKids: true }),
    features: {
      isQuickViewEnabled: true,
      idempotencyKeys: !shop.ignoresKeys?.has(page.sessionId),
      ...(!framesBankPages(page.variant) && { framesBankPages: false }),
      ...frame.features,
    },
    ...(hasChat(page) && { isChatAvailable: true }),
    account: account
      ? { isSignedIn: true, email: account.email, firstName: account.firstName }
      : { isSignedIn: false },
    ...(shop.allowedRedirectOrigins.length > 0 && { allowedRedirectOrigins: shop.allowedRedirectOrigins }),
    ...(hasWallets(page) && { wallets }),
    limits: { savedCards: maxSavedCards },
    messages: { ...helpPhones, accountPasswordHint: passwordHint },
    pods: ownPods,
    // A strict page allows no script by its URL, so its cross-sell sets come as JSON (decision 13).
    ...(page.variant !== 'strict' && { scriptOrigins: { [page.origin]: [] } }),
    endpoints: {
      getRecentlyViewedCategories: '/browse/recentlyviewed/categories',
      specialOrderDebug: debugPath,
      ...(page.variant === 'strict'
        ? { getCrossSell: '/browse/crosssell' }
        : { crossSellJsonp: '/browse/crosssell.js' }),
    },
  };
}

/** Stand-ins for the packages, in the shop's own order. */
const wallets = {
  order: ['applePay', 'paypal', 'venmo', 'cardNetwork'],
  braintree: { scriptsUrl: walletScriptsPath },
  applePay: { label: 'Reference Shop' },
  paypal: {},
  venmo: {},
  cardNetwork: { kind: 'visa', scriptUrl: networkScriptPath },
};

/** Checkout §2.2. */
const helpPhones = { registryHelpPhone: phones.US, registryHelpPhoneCanada: phones.CA };
