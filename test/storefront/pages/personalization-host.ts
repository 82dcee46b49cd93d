import { html } from 'hono/html';
import type {
  PersonalizationOffer,
  PersonalizationTemplate,
} from '../../../src/domain/personalization/templates.ts';
import type { Product } from '../catalog/catalog.ts';
import { personalizationOffer } from '../personalization/personalization.ts';
import { pictureOf } from '../pictures.ts';
import { json } from './json.ts';
import type { Markup, Page } from './page.ts';

/** The id of the add-to-cart form, to which the fields belong although they stand outside it. */
export const addFormId = 'add-form';

/** The editor of a product's personalization: without script the fields of its form; empty for other products. */
export function personalizationHost(
  _page: Page,
  product: Product,
  optionCode: string | undefined,
): Markup | '' {
  const offer = personalizationOffer(product);
  if (!offer) return '';
  const isOut = product.stock === 'out';
  return html`<div class="shop-personalization shop-personalization-${offer.type}" data-island="personalization" data-sku="${product.sku}"
 ${optionCode ? html`data-option-choice-parameter="${optionCode}"` : ''} data-formatted-price="Included"
 data-name="${product.name}" data-image-path="${pictureOf(product, optionCode).large}"
 ${product.personalizationType === 100 ? html`data-is-required="true"` : ''}
 data-follows="sku option-choice-parameter">
<script type="application/json" data-island-props>${json({ personalization: offer })}</script>
<fieldset class="shop-personalization-fields" ${isOut ? html`disabled` : ''}>
<legend>Personalization</legend>
${styleFields(offer)}
${linesOf(offer).map(
  ({ elementName, label, template }) => html`<div class="shop-add-line">
<label for="line-${elementName}">${label}</label>
<input class="form-control" type="text" id="line-${elementName}" name="${elementName}" form="${addFormId}" autocomplete="off">
${choice(`${elementName}.font`, 'Font', optionsOf(template.fonts, 'font'))}
${choice(`${elementName}.textcolor`, 'Color', optionsOf(template.textColors, 'textColor'))}
</div>
`,
)}
</fieldset>
</div>`;
}

/** Every line that a style has, once: without script all of them show. */
function linesOf(offer: PersonalizationOffer) {
  const own: PersonalizationTemplate = { templateName: '', lines: offer.lines, fonts: [], textColors: [] };
  const templates = offer.templates?.length ? offer.templates : [own];
  return templates
    .flatMap((template) => template.lines.map((line) => ({ ...line, template })))
    .filter(({ elementName }, nth, all) => all.findIndex((one) => one.elementName === elementName) === nth);
}

function styleFields({ templates = [], templateName }: PersonalizationOffer): Markup | '' {
  if (templates.length < 2) return '';
  return html`<div class="shop-personalization-styles">
${templates.map(
  (
    one,
  ) => html`<label><input type="radio" name="templateName" value="${one.templateName}" form="${addFormId}" ${
    one.templateName === templateName ? html`checked` : ''
  }> ${one.name}</label>
`,
)}</div>`;
}

type Option = readonly [value: string, name: string];

const optionsOf = <Key extends string>(
  offered: readonly (Record<Key, string> & { name?: string | undefined })[],
  key: Key,
): Option[] => offered.map((one) => [one[key], one.name ?? one[key]]);

function choice(name: string, label: string, options: Option[]): Markup | '' {
  if (options.length < 2) return '';
  return html`<label>${label} <select class="form-control" name="${name}" form="${addFormId}">
${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>`;
}
