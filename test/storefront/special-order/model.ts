import { formatPrice } from '../../../src/domain/money.ts';
import { canBeHad } from '../../../src/domain/product/availability.ts';
import { defaultFabricSort, fabricSorts } from '../../../src/domain/special-order/selection.ts';
import type { Product } from '../catalog/product.ts';
import { currentCents } from '../money.ts';
import { deliveryOf } from '../product/delivery.ts';
import type { View } from '../view.ts';
import { addedCents, type Choices, choicesOf, quickshipOf, skuOf } from './chosen.ts';
import { type Choice, fabricFilters, type Option, type SpecialOrder } from './pieces.ts';
import { sampleSku } from './products.ts';

/** A piece with the chosen options, and the visitor who looks at it. */
export interface Shown {
  /** The piece's first make, from the catalogue. */
  first: Product;
  view: View;
  choices: Choices;
}

/** The sort and the filters of an option's choices; `isCapped` leaves all but the first ones out. */
export interface Narrowed {
  sort: string;
  /** The chosen values by the filter's key. */
  filters: Readonly<Record<string, readonly string[]>>;
  isCapped: boolean;
}

export const firstCap = 24;

const usual: Narrowed = { sort: defaultFabricSort, filters: {}, isCapped: true };

/** Changes when the choices of a piece do. */
export const cacheString = ({ sku }: SpecialOrder) => `so-${sku}-20261129`;

/** The state of a piece for its page and for `getBrowseDto`. */
export function specialOrderState(shown: Shown, narrowed: Partial<Narrowed> = {}) {
  const { choices, first, view } = shown;
  return {
    optionGroups: choices.order.options.map((option) => optionGroup(shown, option, narrowed)),
    outputCacheString: cacheString(choices.order),
    formattedFromPrice: formatPrice(currentCents(first, view), view),
  };
}

function optionGroup(shown: Shown, option: Option, narrowed: Partial<Narrowed>) {
  const { order } = shown.choices;
  return {
    optionCode: option.code,
    optionType: option.type,
    source: 0 as const,
    optionSequence: order.options.indexOf(option) + 1,
    title: option.title,
    text: option.text ?? null,
    ...filteredChoices(shown, option, { ...usual, ...narrowed }),
  };
}

/** The choices of an option under filters and a sort. */
export function filteredChoices(shown: Shown, option: Option, narrowed: Narrowed) {
  if (!isCloth(option)) return { fabricChoiceGroups: [{ choices: answers(shown, option, option.choices) }] };
  const found = sorted(
    option.choices.filter((choice) => passes(choice, narrowed.filters)),
    narrowed.sort,
  );
  const chosen = chosenOf(shown, option);
  // The chosen one is always among those that are shown.
  const kept = narrowed.isCapped
    ? found.filter((choice, index) => index < firstCap || choice === chosen)
    : found;
  const isCapped = kept.length < found.length;
  return {
    fabricChoiceGroups: titled(kept, narrowed.sort).map(([title, choices]) => ({
      title,
      choices: answers(shown, option, choices),
    })),
    filters: countedFilters(option, narrowed.filters),
    sorts: fabricSorts.map((key) => ({ key, title: sortTitles[key] })),
    activeFilterSort: {
      sort: narrowed.sort,
      filters: narrowed.filters,
      filtersCount: Object.values(narrowed.filters).flat().length,
      firstCapApplied: isCapped,
    },
    remainingFabricChoiceCount: found.length - kept.length,
  };
}

export const isCloth = ({ type }: Option) => type === 'fabric' || type === 'leather';

const sortTitles: Record<(typeof fabricSorts)[number], string> = {
  deliveryTime: 'Delivery time',
  nameAscending: 'A to Z',
  priceAscending: 'Price low to high',
  priceDescending: 'Price high to low',
};

type Filters = Narrowed['filters'];

function passes(choice: Choice, filters: Filters): boolean {
  return fabricFilters.every(({ key, of }) => {
    const values = filters[key] ?? [];
    return values.length === 0 || values.includes(of(choice) ?? '');
  });
}

/** Each filter's values with the number of choices that have them under the other filters. */
function countedFilters({ choices }: Option, filters: Filters) {
  return fabricFilters.map(({ key, title, values, of }) => {
    const others = choices.filter((choice) => passes(choice, { ...filters, [key]: [] }));
    const all = choices.map(of);
    return {
      key,
      title,
      values: values
        .filter((value) => all.includes(value.key))
        .map((value) => ({ ...value, count: others.filter((choice) => of(choice) === value.key).length })),
    };
  });
}

function sorted(choices: readonly Choice[], sort: string): Choice[] {
  const isGone = ({ availability }: Choice) => Number(!canBeHad(availability));
  const by: Record<string, (one: Choice, other: Choice) => number> = {
    nameAscending: (one, other) => (one.title < other.title ? -1 : 1),
    priceAscending: (one, other) => one.cents - other.cents,
    priceDescending: (one, other) => other.cents - one.cents,
    deliveryTime: (one, other) =>
      isGone(one) - isGone(other) || (one.weeks?.[0] ?? 0) - (other.weeks?.[0] ?? 0),
  };
  return choices.toSorted(by[sort] ?? by[defaultFabricSort]);
}

/** Choices under titles: by their delivery, by their grade, or none. */
function titled(choices: readonly Choice[], sort: string): [title: string | null, choices: Choice[]][] {
  const groups = new Map<string | null, Choice[]>();
  for (const choice of choices) {
    const title = titleFor(choice, sort);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups];
}

function titleFor({ weeks, grade, fabric, availability }: Choice, sort: string): string | null {
  if (!fabric || sort === 'nameAscending') return null;
  if (sort !== 'deliveryTime') return `Grade ${grade}`;
  return canBeHad(availability) ? `Delivered in ${weeks![0]} to ${weeks![1]} weeks` : 'Not available';
}

const chosenOf = ({ choices }: Shown, option: Option) =>
  choices.chosen.find((one) => one.option === option)?.choice;

function answers(shown: Shown, option: Option, choices: readonly Choice[]) {
  const { order, chosen } = shown.choices;
  const others = chosen.filter((one) => one.option !== option);
  const cheapest = Math.min(...option.choices.map(({ cents }) => cents));
  return choices.map((choice) => {
    const withIt = choicesOf(order, [...others, { option, choice }]);
    const cents = centsOf(shown, addedCents(withIt));
    const more = cents - centsOf(shown, addedCents(withIt) - choice.cents + cheapest);
    return {
      code: choice.code,
      title: choice.title,
      text: choice.text ?? null,
      isSelected: choice === chosenOf(shown, option),
      matchingSkus: choice.skus ?? order.makes.map(({ sku }) => sku),
      images: imagesOf(choice),
      availability: choice.availability ?? 1,
      availabilityMessage: choice.availabilityMessage ?? null,
      formattedPrice: formatPrice(cents, shown.view),
      formattedPriceDifference: more > 0 ? `+${formatPrice(more, { ...shown.view, hideCents: true })}` : null,
      deliveryText: deliveryOf(withIt),
      isQuickship: quickshipOf(withIt) !== undefined,
      ...(choice.fabric && canBeHad(choice.availability) && { sampleSku: sampleSku(choice.code) }),
      keywords: choice.fabric ? `${choice.fabric.colorFamily} ${choice.fabric.cloth.keywords}` : null,
    };
  });
}

/** The price of the piece with something added, in the visitor's currency. */
const centsOf = ({ first, view }: Shown, added: number) =>
  currentCents({ ...first, priceCents: first.priceCents + added }, view);

/** The swatch, and the same from near. */
function imagesOf({ code, title, fabric, finish }: Choice) {
  if (!fabric && !finish) return [];
  return [
    { imagePath: `/fabrics/${code}.svg`, imageAlt: title },
    { imagePath: `/fabrics/${code}.svg?hires=1`, imageAlt: `${title}, from near`, width: 800, height: 800 },
  ];
}

/** The make and the choices of each set that leaves the workshop soon. */
export function quickshipSets(order: SpecialOrder) {
  return order.quickship.map((set) => {
    const chosen = order.options.map((option) => ({
      option,
      choice: option.choices.find(({ code }) => code === set.choices[option.code])!,
    }));
    const choices = choicesOf(order, chosen);
    return { set, choices, sku: skuOf(choices, order.sku)! };
  });
}
