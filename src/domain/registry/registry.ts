/** What is known of a product in one registry since the page was loaded. */
export interface RegistryHolding {
  /** How many were added from this page. */
  added: number;
  /** How many that registry holds: the server's last total, and what was added since. */
  total?: number | undefined;
}

/** A holding after another add; `totalNow` is the server's total, where it gave one. */
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
 * @param known the page's own count, from when it was rendered
 * @param holdings what is known since, one per registry; their totals correct a count that was too low
 */
export function heldInRegistries(known = 0, holdings: Iterable<RegistryHolding> = []): number {
  let counted = known;
  let reported = 0;
  for (const { added, total } of holdings) {
    counted += added;
    reported += total ?? added;
  }
  return Math.max(counted, reported);
}

/** What keeps a product out of a registry (checkout §4). */
export type RegistryObstacle = 'outOfStock' | 'madeToOrder' | 'personalization';

/** Why a product cannot be added now; what the shopper cannot change on the page comes first. */
export function registryObstacle(choice: {
  isInStock: boolean;
  isMadeToOrder: boolean;
  isPersonalizationComplete: boolean;
}): RegistryObstacle | undefined {
  if (!choice.isInStock) return 'outOfStock';
  if (choice.isMadeToOrder) return 'madeToOrder';
  return choice.isPersonalizationComplete ? undefined : 'personalization';
}

/** Where registries are edited and created (checkout §2.2). */
export const registryListPath = '/gift-registry/registrant-list';

/** Where a form posts that adds without script: the server keeps the item until there is a registry for it. */
export const registryAddPath = '/gift-registry/add';

/** The page of one registry. */
export function registryPath(grId: string): string {
  return pathOf(registryListPath, grId);
}

/** Its checklist. */
export function checklistPath(grId: string): string {
  return pathOf('/gift-registry/checklist', grId);
}

// `.` and `..` would change the path, encoded or not; a lone surrogate cannot be encoded at all.
function pathOf(base: string, grId: string): string {
  const name = grId.replace(/[\ud800-\udfff]/gu, '');
  return /^\.{0,2}$/.test(name) ? registryListPath : `${base}/${encodeURIComponent(name)}`;
}

/** Whether a registry of that type has a checklist (checkout §2.2). */
export function hasChecklist(type: string | undefined, isInteractiveChecklistEnabled: boolean): boolean {
  return isInteractiveChecklistEnabled && /^(br|bb|ot|hw)$/.test(type ?? '');
}

/** A `tel:` URL: digits, with a leading plus; letters as on a keypad. */
export function phoneLink(phone: string): string {
  const dialled = phone
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 97]!)
    .replace(/[^\d+]|(?!^)\+/g, '');
  return `tel:${dialled}`;
}
