/** What the page has learnt of a product in one registry since it was loaded. */
export interface RegistryHolding {
  /** How many were added from this page. */
  added: number;
  /** How many that registry holds: as the server said last, and what was added since. */
  total?: number | undefined;
}

/** A holding after another add; `total` is what the server said of it, if anything. */
export function addedTo(
  { added, total }: RegistryHolding = { added: 0 },
  quantity: number,
  totalNow?: number,
): RegistryHolding {
  const counted = total === undefined ? undefined : total + quantity;
  return { added: added + quantity, total: totalNow ?? counted };
}

/**
 * How many of a product all of the shopper's registries hold.
 * @param known what the page said of all of them when it was made
 * @param holdings what was learnt since, a registry each; a page that knew too little is set right by their totals
 */
export function heldInRegistries(known = 0, holdings: Iterable<RegistryHolding> = []): number {
  let counted = known;
  let told = 0;
  for (const { added, total } of holdings) {
    counted += added;
    told += total ?? added;
  }
  return Math.max(counted, told);
}

/** What keeps a product out of a registry (checkout §4). */
export type RegistryObstacle = 'outOfStock' | 'madeToOrder' | 'personalization';

/** Why a product cannot be added now; the first reason that nothing on the page can mend comes first. */
export function registryObstacle(choice: {
  isInStock: boolean;
  isMadeToOrder: boolean;
  isPersonalizationComplete: boolean;
}): RegistryObstacle | undefined {
  if (!choice.isInStock) return 'outOfStock';
  if (choice.isMadeToOrder) return 'madeToOrder';
  return choice.isPersonalizationComplete ? undefined : 'personalization';
}

/** Where registries are edited, and one is made (checkout §2.2). */
export const registryListPath = '/gift-registry/registrant-list';

/** What a form posts to that adds without script: it keeps the item until a registry is there for it. */
export const registryAddPath = '/gift-registry/add';

/** The page of one registry. */
export function registryPath(grId: string): string {
  return pathOf(registryListPath, grId);
}

/** Its checklist. */
export function checklistPath(grId: string): string {
  return pathOf('/gift-registry/checklist', grId);
}

// A dot or two would be a step up, however they are written; half a surrogate pair cannot be written at all.
function pathOf(base: string, grId: string): string {
  const name = grId.replace(/[\ud800-\udfff]/gu, '');
  return /^\.{0,2}$/.test(name) ? registryListPath : `${base}/${encodeURIComponent(name)}`;
}

/** Whether a registry of that type has a checklist to show (checkout §2.2). */
export function hasChecklist(type: string | undefined, isInteractiveChecklistEnabled: boolean): boolean {
  return isInteractiveChecklistEnabled && /^(br|bb|ot|hw)$/.test(type ?? '');
}

/** What a `tel:` link dials: digits, with a leading plus; letters as they stand on a keypad. */
export function phoneLink(phone: string): string {
  const dialled = phone
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 97]!)
    .replace(/[^\d+]|(?!^)\+/g, '');
  return `tel:${dialled}`;
}
