/** What the page knows of a product in the shopper's registries since it was loaded. */
export interface RegistryHolding {
  /** How many the registry holds, as the server said last. */
  total?: number | undefined;
  /** How many were added from this page since the server said so. */
  added: number;
}

/** How many of a product a registry holds: `known` is what the page said when it was made. */
export function heldInRegistry(known = 0, holding?: RegistryHolding): number {
  return holding ? (holding.total ?? known) + holding.added : known;
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
