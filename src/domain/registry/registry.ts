/** The quantity of a product in one registry, as far as this page knows since it was loaded. */
export interface RegistryHolding {
  /** The quantity added from this page. */
  added: number;
  /** The quantity in that registry: the server's last total plus later adds. */
  total?: number | undefined;
}

/** A holding after another add; `totalNow` is the server's total, if it sent one. */
export function addedTo(
  { added, total }: RegistryHolding = { added: 0 },
  quantity: number,
  totalNow?: number,
): RegistryHolding {
  const counted = total === undefined ? undefined : total + quantity;
  return { added: added + quantity, total: totalNow ?? counted };
}

/**
 * The quantity of a product in all of the shopper's registries.
 * @param known the count rendered by the server
 * @param holdings later adds, one per registry; their totals correct a count that was too low
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

/** The quantities of a product in the shopper's registries, from the page or an answer (checkout §3). */
export interface RegistryAdded {
  sku: string;
  familyId?: string | undefined;
  totalQty: number;
}

/**
 * The quantity of a product in that data; undefined without an entry. The same sku in another family is another product.
 */
export function registryTotal(
  added: readonly RegistryAdded[],
  { sku, familyId }: { sku: string; familyId?: string | undefined },
): number | undefined {
  const isSame = (one: RegistryAdded) =>
    one.sku === sku && (!one.familyId || !familyId || one.familyId === familyId);
  return added.find(isSame)?.totalQty;
}

/** Reasons why a product cannot be added to a registry (checkout §4). */
export type RegistryObstacle = 'outOfStock' | 'madeToOrder' | 'personalization';

/** Why a product cannot be added now; reasons that the shopper cannot change on the page come first. */
export function registryObstacle(choice: {
  isInStock: boolean;
  isMadeToOrder: boolean;
  isPersonalizationComplete: boolean;
}): RegistryObstacle | undefined {
  if (!choice.isInStock) return 'outOfStock';
  if (choice.isMadeToOrder) return 'madeToOrder';
  return choice.isPersonalizationComplete ? undefined : 'personalization';
}

/** URLs for editing and creating registries (checkout §2.2). */
export const registryListPath = '/gift-registry/registrant-list';

/** The URL of the form that adds without script: the server keeps the item until a registry exists. */
export const registryAddPath = '/gift-registry/add';

/** The URL of a registry's page. */
export function registryPath(grId: string): string {
  return pathOf(registryListPath, grId);
}

/** The URL of its checklist. */
export function checklistPath(grId: string): string {
  return pathOf('/gift-registry/checklist', grId);
}

// `.` and `..` would change the path, encoded or not; a lone surrogate cannot be encoded.
function pathOf(base: string, grId: string): string {
  const name = grId.replace(/[\ud800-\udfff]/gu, '');
  return /^\.{0,2}$/.test(name) ? registryListPath : `${base}/${encodeURIComponent(name)}`;
}

/** Whether registries of this type have a checklist (checkout §2.2). */
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
