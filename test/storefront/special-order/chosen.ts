import { canBeHad } from '../../../src/domain/product/availability.ts';
import { refusedInput } from '../api/answer.ts';
import type { Product } from '../catalog/product.ts';
import type { Weeks } from './fabrics.ts';
import { type Choice, type Option, type Quickship, type SpecialOrder, specialOrderOf } from './pieces.ts';

/** A choice of an option. */
export interface Chosen {
  option: Option;
  choice: Choice;
}

/** The codes that are given for options, by the option's code. */
export type GivenCodes = Readonly<Record<string, string | undefined>>;

/** What is chosen of a piece. */
export interface Choices {
  order: SpecialOrder;
  /** In the order of the options. */
  chosen: readonly Chosen[];
  /** The options that are not chosen yet. */
  missing: readonly Option[];
  /** The makes that can have all that is chosen; none if the choices do not go together. */
  skus: readonly string[];
}

/** Reads codes; `unknown` has what the piece does not have, as `FABRIC=XYZ`. */
export function readChoices(order: SpecialOrder, given: GivenCodes): Choices & { unknown: string[] } {
  const chosen: Chosen[] = [];
  const unknown = Object.entries(given).flatMap(([code, choiceCode]) => {
    if (choiceCode === undefined) return [];
    const option = order.options.find((one) => one.code === code);
    const choice = option?.choices.find((one) => one.code === choiceCode);
    if (!option || !choice) return [`${code}=${choiceCode}`];
    chosen.push({ option, choice });
    return [];
  });
  return { ...choicesOf(order, chosen), unknown };
}

export function choicesOf(order: SpecialOrder, chosen: readonly Chosen[]): Choices {
  const inOrder = order.options.flatMap(
    (option) => chosen.find((one) => one.option.code === option.code) ?? [],
  );
  return {
    order,
    chosen: inOrder,
    missing: order.options.filter((option) => inOrder.every((one) => one.option !== option)),
    skus: commonSkus(order, inOrder),
  };
}

/** The makes that can have every one of some choices. */
export function commonSkus({ makes }: SpecialOrder, chosen: readonly Chosen[]): string[] {
  return makes
    .map(({ sku }) => sku)
    .filter((sku) => chosen.every(({ choice }) => choice.skus?.includes(sku) ?? true));
}

/** The sku of the make: the requested one if it can have the choices, else the first that can. */
export function skuOf({ skus }: Choices, asked: string): string | undefined {
  return skus.includes(asked) ? asked : skus[0];
}

/** The choices in the address and in `OptionChoiceParameter`: `FABRIC=INK&LEG=WALNUT`. */
export function parameterOf({ chosen }: Pick<Choices, 'chosen'>): string {
  return chosen.map(({ option, choice }) => `${option.code}=${encodeURIComponent(choice.code)}`).join('&');
}

/** Reads an `OptionChoiceParameter`. */
export const givenCodes = (parameter: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(parameter));

/** What the choices add to the price of the first make, in US cents. */
export function addedCents({ chosen }: Pick<Choices, 'chosen'>): number {
  return chosen.reduce((sum, { choice }) => sum + choice.cents, 0);
}

/** The weeks until a piece with these choices arrives; undefined for a set that leaves the workshop in days. */
export function weeksOf({ order, chosen }: Pick<Choices, 'order' | 'chosen'>): Weeks | undefined {
  if (quickshipOf({ order, chosen })) return undefined;
  const all = chosen.flatMap(({ choice }) => (choice.weeks ? [choice.weeks] : []));
  return [Math.max(6, ...all.map(([from]) => from)), Math.max(8, ...all.map(([, to]) => to))];
}

/** The ready-to-ship set that consists of these choices. */
export function quickshipOf({ order, chosen }: Pick<Choices, 'order' | 'chosen'>): Quickship | undefined {
  return order.quickship.find(
    ({ choices, isSoldOut }) =>
      !isSoldOut &&
      order.options.every(({ code }) =>
        chosen.some(({ option, choice }) => option.code === code && choice.code === choices[code]),
      ),
  );
}

/** The choices that do not go with the others, in words: “Spice Bouclé does not come with Cognac Leather.” */
export function conflictText({ order, chosen }: Choices): string | undefined {
  if (commonSkus(order, chosen).length > 0) return undefined;
  const pair = chosen.flatMap((one, index) =>
    chosen
      .slice(index + 1)
      .flatMap((other) => (commonSkus(order, [one, other]).length > 0 ? [] : [[one, other]])),
  )[0];
  const names = (pair ?? chosen).map(({ choice }) => choice.title);
  return names.length === 2
    ? `${names[0]} does not come with ${names[1]}. Please choose another of the two.`
    : 'These choices do not come together. Please choose another of them.';
}

/** Why a piece cannot be ordered with these choices, for the shopper. */
export function choiceRefusal(choices: Choices, name: string): string | undefined {
  const { missing, chosen } = choices;
  if (missing.length > 0) {
    const names = missing.map(({ inSentence }) => inSentence);
    const last = names.pop()!;
    return `Please choose ${names.length > 0 ? `${names.join(', ')} and ${last}` : last} for ${name} first.`;
  }
  const gone = chosen.find(({ choice }) => !canBeHad(choice.availability));
  if (gone) {
    const why = gone.choice.availabilityMessage?.toLowerCase() ?? 'not available';
    return `${gone.choice.title} is ${why}. Please choose ${gone.option.inSentence === 'legs' ? 'other legs' : 'another'}.`;
  }
  return conflictText(choices);
}

/** Refuses a code that an option does not have; the message names both. */
export function refuseUnknown(field: string, unknown: readonly string[], order: SpecialOrder): void {
  const [first] = unknown;
  if (first === undefined) return;
  const [code = ''] = first.split('=');
  const option = order.options.find((one) => one.code === code);
  const accepted = option
    ? `one of ${codesText(option)}`
    : `options of this product: ${order.options.map((one) => one.code).join(', ')}`;
  throw refusedInput(field, first, accepted);
}

function codesText({ choices }: Option): string {
  const codes = choices.slice(0, 8).map(({ code }) => code);
  return choices.length > codes.length
    ? `${codes.join(', ')} … (${choices.length} in all)`
    : codes.join(', ');
}

/** A product as it is with its chosen options: its make, its price. Others stay as they are. */
export function withChoices(product: Product, parameter: string): Product {
  const order = specialOrderOf(product.sku);
  if (!order || !parameter) return product;
  const choices = readChoices(order, givenCodes(parameter));
  const own = order.makes.find(({ sku }) => sku === product.sku)!;
  return { ...product, priceCents: product.priceCents - own.cents + addedCents(choices) };
}

/** The chosen options of a product, with their names. */
export function namedChoices(
  product: Product,
  parameter: string,
): { name: string; value: string }[] | undefined {
  const order = specialOrderOf(product.sku);
  if (!order) return undefined;
  return readChoices(order, givenCodes(parameter)).chosen.map(({ option, choice }) => ({
    name: option.title,
    value: choice.title,
  }));
}
