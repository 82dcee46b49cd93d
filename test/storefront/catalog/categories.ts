export interface Category {
  slug: string;
  name: string;
  /** Its heading in the storefront's menu. */
  department: 'Living' | 'Dining' | 'Bedroom' | 'Office' | 'Lighting & Decor' | 'Kitchen & Table' | 'Kids';
  /** The introduction of its listing page. */
  intro: string;
  isKids: boolean;
  /** Share of the catalogue, relative to the other categories. */
  weight: number;
}

function category(
  slug: string,
  name: string,
  department: Category['department'],
  weight: number,
  intro: string,
): Category {
  return { slug, name, department, intro, isKids: department === 'Kids', weight };
}

/** The shop's categories in menu order; a product's `category` is the slug of one of them. */
export const categories: readonly Category[] = [
  category('sofas', 'Sofas & Sectionals', 'Living', 10, 'Deep seats, honest frames, fabrics to live with.'),
  category('armchairs', 'Armchairs', 'Living', 6, 'A place of one’s own, by the window or by the fire.'),
  category('coffee-tables', 'Coffee Tables', 'Living', 5, 'Wood, stone and metal at the height of a hand.'),
  category('bookcases', 'Bookcases', 'Living', 4, 'Room for everything read and everything planned.'),
  category('dining-tables', 'Dining Tables', 'Dining', 5, 'Tables for four on Tuesday and ten on Sunday.'),
  category('dining-chairs', 'Dining Chairs', 'Dining', 6, 'Comfortable until the coffee and after it.'),
  category(
    'bar-stools',
    'Bar & Counter Stools',
    'Dining',
    3,
    'For the counter, the bar and the good talk there.',
  ),
  category('beds', 'Beds', 'Bedroom', 5, 'Upholstered and wooden beds in every size.'),
  category('nightstands', 'Nightstands', 'Bedroom', 4, 'A lamp, a book, a glass of water.'),
  category('dressers', 'Dressers', 'Bedroom', 4, 'Drawers that glide, with space for every season.'),
  category('bedding', 'Bedding', 'Bedroom', 5, 'Linen and cotton that soften with every wash.'),
  category('desks', 'Desks', 'Office', 4, 'Surfaces for work, at home in the house.'),
  category('lighting', 'Lighting', 'Lighting & Decor', 8, 'Table lamps, floor lamps and pendants.'),
  category('rugs', 'Rugs', 'Lighting & Decor', 6, 'Hand-knotted, tufted and flat-woven.'),
  category('mirrors', 'Mirrors', 'Lighting & Decor', 4, 'More light, more room.'),
  category('curtains', 'Curtains', 'Lighting & Decor', 3, 'Daylight, filtered.'),
  category('pillows-throws', 'Pillows & Throws', 'Lighting & Decor', 5, 'The easiest change in the room.'),
  category('vases', 'Vases', 'Lighting & Decor', 3, 'Good with a branch, good without.'),
  category('tableware', 'Tableware', 'Kitchen & Table', 6, 'Plates, bowls and glasses for every day.'),
  category('cookware', 'Cookware', 'Kitchen & Table', 4, 'Pots that go from stove to table.'),
  category('towels', 'Towels', 'Kitchen & Table', 4, 'Thick cotton, with a monogram if you like.'),
  category('kids-beds', 'Kids’ Beds', 'Kids', 3, 'Beds to grow up in.'),
  category('kids-storage', 'Kids’ Storage', 'Kids', 3, 'Tidying up, nearly fun.'),
  category('kids-bedding', 'Kids’ Bedding', 'Kids', 2, 'Soft patterns for sound sleep.'),
];

/** Throws for a slug that is not in {@link categories}, which is a programming error. */
export function categoryOf(slug: string): Category {
  const found = categories.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No category "${slug}" in categories.ts.`);
  return found;
}
