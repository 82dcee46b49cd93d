import type { Brand } from './catalog/catalog.ts';

interface BrandText {
  name: string;
  /** The text in the strip above the header. */
  strip: string;
  hero: { title: string; text: string; category: string; action: string };
  newArrivals: string;
}

/** The names of the two brands and the texts of their home pages. */
export const brands: Record<Brand, BrandText> = {
  core: {
    name: 'Larkin & Rowe',
    strip: 'In-home delivery of furniture, with a day that you choose',
    hero: {
      title: 'Furniture for the long run',
      text: 'Deep seats, honest wood and fabrics to live with, made to order in the one you choose.',
      category: 'sofas',
      action: 'Shop sofas',
    },
    newArrivals: '/whats-new/new-arrivals-by-category/1',
  },
  modern: {
    name: 'LR2',
    strip: 'The new season is here',
    hero: {
      title: 'Less, but sharper',
      text: 'Clean lines and quiet forms, with nothing added. The new season is in.',
      category: 'sofas',
      action: 'Shop sofas',
    },
    newArrivals: '/new',
  },
};
