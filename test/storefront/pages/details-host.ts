import { html, raw } from 'hono/html';
import type { browseModelOf } from '../product/browse-model.ts';
import { attributeJson } from './json.ts';
import { link, type Markup, type Page } from './page.ts';

type Part = 'messages' | 'reviews' | 'rewards' | 'special-order' | 'custom-order' | 'details' | 'care';
type Model = ReturnType<typeof browseModelOf>;

/** Parts of a product's model, as the server renders them; they follow the chosen options. */
export function detailsHost(page: Page, shown: Model, parts: readonly Part[]): Markup | '' {
  // Its pictures are the gallery's.
  const { pictures, ...model } = shown;
  const rendered = parts.map((part) => partOf(page, part, shown));
  return html`<div class="shop-details" data-island="product-details" data-parts="${parts.join(' ')}"
 data-model='${attributeJson(model)}' data-follows="model">
${rendered}</div>`;
}

function partOf(page: Page, part: Part, model: Model): Markup | '' {
  const content = contentOf(page, part, model);
  return (
    content &&
    html`<div data-part="${part}">${content}</div>
`
  );
}

function contentOf(page: Page, part: Part, model: Model): Markup | '' {
  switch (part) {
    case 'messages':
      return model.lineLevelMessages.length
        ? html`<ul class="product-messages">${model.lineLevelMessages.map((text) => html`<li>${text}</li>`)}</ul>`
        : '';
    case 'reviews':
      return model.reviewCount
        ? html`<p class="product-rating">Rated ${model.rating?.toFixed(1)} of 5 <a href="#reviews">${model.reviewCount} reviews</a></p>`
        : '';
    case 'rewards':
      return model.rewards
        ? html`<p><strong>${model.rewards.headerRenew}</strong> ${model.rewards.messageRenew}</p>`
        : '';
    case 'special-order':
      return model.specialOrderDetail ? html`<p>${model.specialOrderDetail}</p>` : '';
    case 'custom-order':
      return model.superSpecialOrder
        ? html`<p class="product-way"><a href="${link(page, model.superSpecialOrder.url)}">${model.superSpecialOrder.text}</a></p>`
        : '';
    case 'details':
      return html`<dl class="facts">
${model.skuProperty.map(
  ({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>
`,
)}</dl>`;
    case 'care':
      return model.care ? html`<h2>Care</h2>${raw(model.care)}` : '';
  }
}
