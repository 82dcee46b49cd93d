import { html, raw } from 'hono/html';
import { consentMessages } from '../../../widgets/add-consent/add-consent.messages.ts';
import type { Product } from '../catalog/catalog.ts';
import { confirmationOf } from '../confirmations.ts';
import { layout } from './layout.ts';
import { link, type Markup, type Page } from './page.ts';

const titles = {
  'custom-order': consentMessages.customOrderTitle,
  monogramming: consentMessages.monogrammingTitle,
};

type AddTo = keyof typeof forms;

const forms = {
  cart: {
    action: '/cart/add',
    add: consentMessages.addToCart,
    acceptTerms: consentMessages.acceptTerms,
  },
  registry: {
    action: '/gift-registry/add',
    add: consentMessages.addToRegistry,
    acceptTerms: consentMessages.acceptTermsRegistry,
  },
};

/** The layers' questions as a page, for shoppers without script. Yes posts the same form again, confirmed. */
export function confirmPage(
  page: Page,
  product: Product,
  { fields, texts, addTo = 'cart' }: { fields: Record<string, string>; texts: string[]; addTo?: AddTo },
): Markup {
  const confirmation = product.terms ? undefined : confirmationOf(product);
  const { action, ...labels } = forms[addTo];
  const title = confirmation ? titles[confirmation.kind] : consentMessages.termsTitle;
  const content = html`
<div class="container section prose">
<h1 class="page-title">${title}</h1>
<p><strong>${product.name}</strong></p>
${texts.map((text) => html`<p>“${text}”</p>`)}
${raw(product.terms ?? confirmation?.message ?? '')}
${raw(confirmation?.terms ?? '')}
<form method="post" action="${link(page, action)}">
${Object.entries({ ...fields, Confirmed: 'true' }).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}<button type="submit" class="btn btn-shop">${confirmation ? labels.add : labels.acceptTerms}</button>
</form>
<p><a href="${link(page, product.url)}">${confirmation ? consentMessages.goBack : consentMessages.decline}</a></p>
</div>`;
  return layout(page, { title, name: 'page-text' }, content);
}
