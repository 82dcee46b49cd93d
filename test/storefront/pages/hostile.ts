import { html, raw } from 'hono/html';
import { legacyScripts } from './legacy-scripts.ts';
import { link, type Markup, type Page } from './page.ts';

/*
 * The hostile page: what surrounds an island on shops that have grown for fifteen years. Its files are in
 * public/hostile; each says what it does and where such code is found.
 */

/** First, as such libraries are loaded: they change the globals for every later script. */
export const hostileHead = html`<script src="/shop/hostile/prototypes.js"></script>
<script src="/shop/hostile/natives.js"></script>
`;

/** After every other stylesheet. */
export const hostileStyle = html`<link rel="stylesheet" href="/shop/hostile/hostile.css">
`;

/** After the scripts of a plain page. */
export const hostileFoot = html`<script src="/shop/hostile/globals.js"></script>
<script src="/shop/hostile/handlers.js"></script>
<script src="/shop/hostile/chat.js"></script>
<script src="/shop/hostile/rewrite.js"></script>
`;

/** A region that is rewritten every second, one whose parts change places, and Bootstrap's modal. */
export function hostileRegions(page: Page): Markup {
  return html`<div class="container section">
<div class="js-live"><p>Prices as of <span class="js-clock">today</span></p>${cartCount(page)}</div>
<div class="js-rotate"><p>Free swatches by mail</p><div>${cartCount(page)}</div></div>
<p><a class="js-offer" href="#offer" data-toggle="modal">Our offer of the week</a></p>
</div>
<div class="modal" id="offer" tabindex="-1" role="dialog" aria-label="Our offer of the week">
<div class="modal-dialog"><div class="modal-content"><div class="modal-body">
<label for="offer-email">Email</label> <input class="form-control" id="offer-email" type="email">
<p><a href="${link(page, '/checkout/cart')}" data-island-open="cart-confirmation">See your cart</a></p>
<button type="button" class="btn btn-default" data-dismiss="modal">No, thanks</button>
</div></div></div>
</div>
`;
}

function cartCount(page: Page): Markup {
  return html`<p data-island="cart-count" data-count="${page.buyableCount}"><a href="${link(page, '/checkout/cart')}">Cart (${page.buyableCount})</a></p>`;
}

/** Adds the hostile scripts and styles to a plain document: a page that a test wrote. */
export function hostileDocument(document: string): string {
  const parts: [RegExp, Markup][] = [
    [/(?<=<head>)/i, hostileHead],
    [/(?=<\/head>)/i, html`<link rel="stylesheet" href="/legacy/css/bootstrap.min.css">${hostileStyle}`],
    [/<body>/i, raw('<body id="shop"><div id="content"><div class="page">')],
    [
      /(?=<\/body>)/i,
      html`</div></div>${legacyScripts('jquery-1')}
${hostileFoot}`,
    ],
  ];
  return parts.reduce((text, [place, part]) => text.replace(place, () => String(part)), document);
}
