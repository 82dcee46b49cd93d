import type { BrowseModel } from '../../src/contract/product/browse-model.ts';

/** The parts of the browse model that a page may place (checkout §3, decision 119), in their usual order. */
export const detailsParts = [
  'messages',
  'reviews',
  'special-order',
  'summary',
  'custom-order',
  'rewards',
  'set',
  'details',
  'dimensions',
  'care',
  'showcase',
] as const;

export type DetailsPart = (typeof detailsParts)[number];

/** The data of each part in a model; undefined if there is none. */
export function factsOf(model: BrowseModel) {
  return {
    messages: filled(model.lineLevelMessages),
    reviews: model.reviewCount
      ? { count: model.reviewCount, rating: model.rating, url: model.reviewsUrl ?? '#reviews' }
      : undefined,
    'special-order': model.specialOrderDetail || undefined,
    summary: filled(model.selectedSummary),
    'custom-order': model.superSpecialOrder?.url
      ? { text: model.superSpecialOrder.text, url: model.superSpecialOrder.url }
      : undefined,
    rewards: rewardsOf(model),
    set: filled(model.productItems),
    details: filled([...model.skuProperty, ...model.additionalDetails]),
    dimensions: hasDimensions(model) ? model.dimensions : undefined,
    care: model.care || undefined,
    showcase: model.pageShowcase?.items.length ? model.pageShowcase : undefined,
  };
}

export type Facts = ReturnType<typeof factsOf>;

const filled = <T>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined);

function rewardsOf({ rewards }: BrowseModel) {
  const { rate, headerRenew, messageRenew } = rewards ?? {};
  return rate || headerRenew || messageRenew ? { rate, headerRenew, messageRenew } : undefined;
}

function hasDimensions({ dimensions: given }: BrowseModel): boolean {
  return !!given && [given.width, given.depth, given.height, given.diameter].some((one) => !!one?.value);
}
