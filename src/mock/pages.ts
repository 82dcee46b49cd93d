import { checkoutSteps, stepOfPath } from '../domain/checkout/steps.ts';
import { hostHtml } from '../testing/host-html.ts';
import type { IslandExample } from '../testing/island-example.ts';
import { faultNames } from './faults.ts';
import { listingOf } from './listing.ts';
import type { MockShop, PageOf } from './mock-shop.ts';
import type { Session } from './session.ts';

interface Widget {
  name: string;
  kind: 'inline' | 'overlay';
}

/** The parts of the mock's pages. */
export interface PageParts {
  /** The widgets of the first page. */
  widgets: readonly Widget[];
  /** The states of a widget; its first is shown. */
  statesOf(widget: string): readonly IslandExample[];
  /** The parts of cart and checkout that the pages do not offer. */
  off?: readonly string[];
  /** One of the embedder's own pages, by its path below `/pages/`; `{{token}}` in it becomes the session's token. */
  ownPage(path: string): string | undefined;
}

const tokenField = '__RequestVerificationToken';

/**
 * The mock's pages: the named widgets at `/`, and the pages to which the links of its answers lead: product, listing,
 * search, cart, checkout and sign-in.
 */
export function mockPages({ widgets, statesOf, ownPage, off = [] }: PageParts): PageOf {
  return (url, session, shop) => {
    const { pathname } = url;
    const own = pathname.startsWith('/pages/') ? ownPage(pathname.slice('/pages/'.length)) : undefined;
    if (own !== undefined) return own.replaceAll('{{token}}', session.token);
    const page = (title: string, content: string) => layout(title, content, session, off);
    if (pathname === '/') return page('Mock', [...widgets.map(shown), switches(shop)].join('\n'));
    if (pathname === '/checkout/cart') return page('Cart', '<div data-island="cart"></div>');
    if (pathname.startsWith('/account')) return page('Account', account(session, url));
    const [, sku] = /^\/p\/([\w.-]+)$/.exec(pathname) ?? [];
    if (sku) return page(shop.productOf(sku).name, productHosts(sku, shop));
    const step = stepOfPath(pathname)?.step;
    if (step) {
      const { key } = checkoutSteps[step];
      return page('Checkout', `<h1>Checkout</h1>\n<div data-island="checkout" data-step="${key}"></div>`);
    }
    if (pathname === '/search') return page('Search', listingHosts('search', url, shop));
    // Any other path of one word is a category.
    return /^\/[a-z][a-z-]*$/.test(pathname)
      ? page('Products', listingHosts('product', url, shop))
      : undefined;
  };

  function shown({ name, kind }: Widget): string {
    const [state = { about: '' }] = statesOf(name);
    return `<h2>${name}</h2>\n${hostHtml({ name, kind }, { ...state, context: undefined })}`;
  }
}

function layout(title: string, content: string, { email, token }: Session, off: readonly string[]): string {
  const account = { isSignedIn: !!email, ...(email && { email, firstName: 'Ada' }) };
  const features = off.length > 0 && { features: Object.fromEntries(off.map((part) => [part, false])) };
  const context = JSON.stringify({ brand: 'core', country: 'US', account, ...features }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Checkout | Mock shop</title>
<link rel="stylesheet" href="/islands/islands.css">
<script type="application/json" id="storefront-context">${context}</script>
<script type="module" src="/islands/islands.js"></script>
</head>
<body>
<input type="hidden" name="${tokenField}" value="${token}">
<p><a href="/">Mock shop</a> · <a href="/sofas">Products</a> · ${email ? escaped(email) : '<a href="/account/login">Sign in</a>'} ·
<span data-island="cart-count" data-opens-drawer><a href="/checkout/cart">Cart</a></span></p>
${content}
</body>
</html>
`;
}

/** The page's switches, which make a call fail for the shopper of this browser. */
function switches({ calls }: MockShop): string {
  const options = (names: readonly string[]) => names.map((name) => `<option>${name}</option>`).join('');
  return `<h2>Let a call fail</h2>
<form method="post" action="/mock/faults">
<label>Call <select name="call">${options(calls.map(({ name }) => name).toSorted())}</select></label>
<label>How <select name="fault">${options(faultNames)}</select></label>
<button>Fail from now on</button>
</form>
<form method="post" action="/mock/faults"><button>All calls work again</button></form>`;
}

function account({ email }: Session, { searchParams }: URL): string {
  const returnUrl = escaped(searchParams.get('returnUrl') ?? '/account');
  if (!email) return `<h1>Sign in</h1>\n<div data-island="sign-in" data-return-url="${returnUrl}"></div>`;
  return `<h1>Account</h1>
<p>Signed in as ${escaped(email)}.</p>
<form method="post" action="/account/sign-out"><button>Sign out</button></form>`;
}

function productHosts(sku: string, { productOf }: MockShop): string {
  const { name, formattedPrice, imagePath } = productOf(sku);
  return `<h1>${escaped(name)}</h1>
<p><img src="${imagePath}" alt="" width="240" height="240"> ${formattedPrice}</p>
<div data-island="add-to-cart" data-sku="${sku}" data-url="/p/${sku}"></div>`;
}

function listingHosts(kind: 'product' | 'search', url: URL, { products }: MockShop): string {
  const { minisets, totalCount } = listingOf(kind, products, url.searchParams);
  const shared = kind === 'search' ? 'data-kind="search"' : `data-category-id="${url.pathname.slice(1)}"`;
  const json = JSON.stringify({ minisets }).replaceAll('<', '\\u003c');
  return `<h1>Products</h1>
<div data-island="listing-filters" ${shared}></div>
<div data-island="listing-toolbar" ${shared} data-total="${totalCount}"></div>
<div data-island="product-grid" ${shared} data-total="${totalCount}"><script type="application/json" data-island-props>${json}</script></div>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
