import type { Account } from '../accounts/account.ts';
import type { Shop } from '../shop.ts';
import { maxNameLength, maxRegistries } from './limits.ts';
import { type NewRegistry, registriesOf } from './registries.ts';
import { isRegistryType } from './types.ts';

/** The fields of the form for a new registry, as typed. */
export interface NewRegistryForm {
  name: string;
  type: string;
  eventDate: string;
}

export type NewRegistryErrors = { [Name in keyof NewRegistryForm]?: string };

export type ReadRegistry =
  | { status: 'valid'; registry: NewRegistry }
  | { status: 'invalid'; errors: NewRegistryErrors };

/** A registry from its form, or its errors by field. */
export function readNewRegistry(
  shop: Shop,
  account: Account,
  { name, type, eventDate }: NewRegistryForm,
): ReadRegistry {
  const found: NewRegistryErrors = {
    name: nameError(name.trim()) ?? countError(shop, account),
    type: isRegistryType(type) ? undefined : 'Please choose what it is for.',
    eventDate: eventDate === '' || isDay(eventDate) ? undefined : 'Please enter a date, as in 2027-06-12.',
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined));
  if (Object.keys(errors).length > 0 || !isRegistryType(type)) return { status: 'invalid', errors };
  return { status: 'valid', registry: { name: name.trim(), type, eventDate: eventDate || undefined } };
}

function nameError(name: string): string | undefined {
  if (!name) return 'Please give your registry a name.';
  return name.length > maxNameLength ? `Please use at most ${maxNameLength} characters.` : undefined;
}

function countError(shop: Shop, account: Account): string | undefined {
  return registriesOf(shop, account).length < maxRegistries
    ? undefined
    : `You have ${maxRegistries} registries, which is the most there can be.`;
}

/** A day that exists, unlike `2027-02-30`. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(+day) && day.toISOString().startsWith(text);
}
