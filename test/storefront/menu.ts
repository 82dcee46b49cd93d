import type { DatabaseSync } from 'node:sqlite';
import { shownBrand } from './assortment.ts';
import { type Brand, categories } from './catalog/catalog.ts';
import { type StoredCategory, storedCategories } from './catalog/store.ts';

interface MenuCategory {
  slug: string;
  name: string;
  path: string;
  intro?: string;
  isKids: boolean;
}

export interface Department {
  name: string;
  path: string;
  categories: MenuCategory[];
}

/** The maximum number of departments in the menu's row. */
const menuLength = 8;

/** The menu of a catalogue is read once: it changes only while the server is down. */
const menus = new WeakMap<DatabaseSync, Map<Brand, Department[]>>();

/**
 * The departments with products of a brand. Known categories are in their own departments; each category of a shop's
 * own feed is a department, the largest first, and those that do not fit are in a last one.
 */
export function menuOf(database: DatabaseSync, brand: Brand): Department[] {
  const byBrand = menus.get(database) ?? new Map<Brand, Department[]>();
  menus.set(database, byBrand);
  const menu = byBrand.get(brand) ?? createMenu(database, brand);
  byBrand.set(brand, menu);
  return menu;
}

function createMenu(database: DatabaseSync, brand: Brand): Department[] {
  const stored = storedCategories(database, { brand: shownBrand(database, brand) });
  const bySlug = new Map(stored.map((category) => [category.slug, category]));
  const departments = new Map<string, Department>();
  for (const { slug, name, department, intro, isKids } of categories) {
    if (!bySlug.delete(slug)) continue;
    const path = `/${department.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    const entry = departments.get(department) ?? { name: department, path, categories: [] };
    entry.categories.push({ slug, name, path: `/${slug}`, intro, isKids });
    departments.set(department, entry);
  }
  for (const department of departments.values()) {
    const [only, another] = department.categories;
    if (only && !another) department.path = only.path;
  }
  const own = [...bySlug.values()].map(standAlone);
  const room = menuLength - departments.size;
  if (own.length > room) {
    const rest = own.splice(Math.max(0, room - 1));
    own.push({
      name: 'More',
      path: '/more',
      categories: rest.flatMap((department) => department.categories),
    });
  }
  return [...departments.values(), ...own];
}

function standAlone({ slug, name }: StoredCategory): Department {
  const path = `/${slug}`;
  return { name, path, categories: [{ slug, name, path, isKids: false }] };
}
