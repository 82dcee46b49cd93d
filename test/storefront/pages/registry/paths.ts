import type { Registry } from '../../registries/registries.ts';

/** The registries of the signed-in shopper (checkout §2.2). */
export const listPath = '/gift-registry/registrant-list';

export function registryPath({ grId }: Registry): string {
  return `${listPath}/${encodeURIComponent(grId)}`;
}

/** A registry as its guests see it. */
export function guestPath({ grId }: Registry): string {
  return `/gift-registry/guest/${encodeURIComponent(grId)}`;
}

export function checklistPath({ grId }: Registry): string {
  return `/gift-registry/checklist/${encodeURIComponent(grId)}`;
}

/** A page about one shopper must not be cached. */
export const personal = { 'Cache-Control': 'no-store' };
