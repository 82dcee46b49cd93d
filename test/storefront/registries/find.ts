import type { Shop } from '../shop.ts';
import type { Registry } from './registries.ts';
import { registryById } from './registry-of.ts';

export interface FoundRegistry {
  registry: Registry;
  /** The owner's first name. */
  owner: string;
}

const mostFound = 20;
/** Shorter words would list everybody's. */
const leastLetters = 2;

export const isSearchable = (words: string): boolean => words.trim().length >= leastLetters;

/** The registries with this number, or with all these words in their name and their owner's, the soonest event first. */
export function findRegistries(shop: Shop, words: string): FoundRegistry[] {
  if (!isSearchable(words)) return [];
  const all = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const matches = all
    .map(() => "instr(lower(accounts.first_name || ' ' || registries.name), ?) > 0")
    .join(' AND ');
  return shop.database
    .prepare(
      `SELECT gr_id FROM registries JOIN accounts ON accounts.id = account_id
       WHERE gr_id = ? OR (${matches}) ORDER BY event_date IS NULL, event_date, gr_id LIMIT ${mostFound}`,
    )
    .all(words.trim(), ...all)
    .flatMap(({ gr_id }) => registryById(shop, String(gr_id)) ?? []);
}
