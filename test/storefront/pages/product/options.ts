import { html } from 'hono/html';
import { canBeHad } from '../../../../src/domain/product/availability.ts';
import { type Chosen, commonSkus, parameterOf } from '../../special-order/chosen.ts';
import { filteredChoices, firstCap, quickshipSets, specialOrderState } from '../../special-order/model.ts';
import type { Choice, Option } from '../../special-order/pieces.ts';
import { sampleSku } from '../../special-order/products.ts';
import { quickshipAnswer } from '../../special-order/quickship.ts';
import { json } from '../json.ts';
import { link, type Markup, type Page } from '../page.ts';
import { addressWith, type ShownOrder, type ShownProduct } from './shown.ts';

/** The options of a piece that is made to order: plain links, which the island takes over. */
export function specialOrderHost(page: Page, shown: ShownProduct, special: ShownOrder): Markup {
  const { first, choices } = special;
  const state = specialOrderState({ first, view: page.view, choices });
  const browseDto = choices.missing.length === 0 ? shown.model : undefined;
  return html`<div class="shop-options shop-options-${first.sku}" data-island="special-order" data-sku="${shown.product.sku}">
<script type="application/json" data-island-props>${json({ model: { ...state, browseDto }, quickship: quickshipAnswer(choices.order, page.shop, page.view) })}</script>
${special.mended.map(
  (text) => html`<p class="shop-options-note">${text}</p>
`,
)}
${choices.order.options.map((option) => optionGroup(page, special, option))}
${quickship(page, special)}
</div>`;
}

function optionGroup(page: Page, special: ShownOrder, option: Option): Markup {
  const chosen = special.choices.chosen.find((one) => one.option === option)?.choice;
  const isWhole = page.query.get('all') === option.code;
  const shown = choicesShown(page, special, option, isWhole);
  const rest = option.choices.length - shown.length;
  const id = `option-${option.code}`;
  return html`<section class="shop-option" aria-labelledby="${id}" data-option-code="${option.code}">
<h2 id="${id}">${option.title}${chosen ? html`: <strong>${chosen.title}</strong>` : html` <span class="quiet">Please choose</span>`}</h2>
<ul${shown.some(hasSwatch) ? html` class="has-swatches"` : ''}>
${shown.map(
  (choice) => html`<li>${choiceLink(page, special, { option, choice }, choice === chosen)}</li>
`,
)}</ul>
${rest > 0 ? html`<p><a href="${link(page, allAddress(special, option))}#${id}">Show all ${option.choices.length}</a></p>` : ''}
${
  chosen?.fabric && canBeHad(chosen.availability)
    ? html`<p><a href="${link(page, `/p/${sampleSku(chosen.code)}`)}">Order a free sample of ${chosen.title}</a></p>`
    : ''
}
</section>
`;
}

/** The first choices of an option, or all of them; what is chosen is among them. */
function choicesShown(
  page: Page,
  { first, choices }: ShownOrder,
  option: Option,
  isWhole: boolean,
): readonly Choice[] {
  if (option.choices.length <= firstCap || isWhole) return option.choices;
  const { fabricChoiceGroups } = filteredChoices({ first, view: page.view, choices }, option, {
    sort: 'deliveryTime',
    filters: {},
    isCapped: true,
  });
  const codes = fabricChoiceGroups.flatMap((group) => group.choices.map(({ code }) => code));
  return codes.map((code) => option.choices.find((choice) => choice.code === code)!);
}

const hasSwatch = ({ fabric, finish }: Choice) => (fabric ?? finish) !== undefined;

function choiceLink(page: Page, special: ShownOrder, one: Chosen, isChosen: boolean): Markup {
  const { choice } = one;
  const { order, chosen } = special.choices;
  const others = chosen.filter(({ option }) => option !== one.option);
  const isPossible = commonSkus(order, [...others, one]).length > 0;
  const note = canBeHad(choice.availability)
    ? isPossible
      ? undefined
      : 'changes other choices'
    : choice.availabilityMessage;
  const text = `${choice.title}${note ? ` (${note.toLowerCase()})` : ''}`;
  const picture = html`<img src="/fabrics/${choice.code}.svg" width="48" height="48" alt="" loading="lazy">`;
  return html`<a href="${link(page, addressWith(special, one))}" title="${text}" data-choice-code="${choice.code}"
 ${isChosen ? html`aria-current="true"` : ''} ${note ? html`data-note="${note}"` : ''}>${hasSwatch(choice) ? picture : ''}<span
 ${choice.fabric ? html`class="sr-only"` : ''}>${text}</span></a>`;
}

function allAddress({ first, choices }: ShownOrder, option: Option): string {
  const parameter = parameterOf(choices);
  return `${first.url}?${parameter ? `${parameter}&` : ''}all=${option.code}`;
}

/** Sets that leave the workshop soon, each as a link. */
function quickship(page: Page, { first, choices }: ShownOrder): Markup {
  const sets = quickshipSets(choices.order).filter(({ set }) => !set.isSoldOut);
  return html`<section class="shop-option" aria-labelledby="quickship"><h2 id="quickship">Ready to ship in 3 days</h2>
<ul>
${sets.map(
  ({
    choices: its,
  }) => html`<li><a href="${link(page, `${first.url}?${parameterOf(its)}`)}"><span>${its.chosen
    .filter(({ option, choice }) => choice.code !== option.usual)
    .map(({ choice }) => choice.title)
    .join(', ')}</span></a></li>
`,
)}</ul></section>`;
}
