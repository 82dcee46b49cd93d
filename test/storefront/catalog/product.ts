export type Brand = 'core' | 'modern';

export type Stock = 'in' | 'low' | 'out' | 'made-to-order';

/** Personalization types of checkout §3: none, legacy, in-house embroidery, in-house etching. */
export type PersonalizationType = 0 | 100 | 700 | 705;

export interface Fabric {
  /** The server's option choice code. */
  code: string;
  name: string;
  /** `#rrggbb`, for the swatch and for the drawn picture. */
  hex: string;
}

/** Inches; for round products width and depth are the diameter. */
export interface Dimensions {
  width: number;
  depth: number;
  height: number;
}

/** A product as the storefront sells it. Money is integer cents (decision 14). */
export interface Product {
  sku: string;
  familyId: string;
  name: string;
  /** The name that products of one collection share, if there is one. */
  collection?: string;
  brand: Brand;
  /** Slug of its category, the path of its listing page: `/${category}`. */
  category: string;
  categoryName: string;
  /** The kind of its drawing; see pictures/pictures.ts. */
  kind: string;
  priceCents: number;
  /** The sale price, below `priceCents`; absent when not on sale. */
  salePriceCents?: number;
  /** Its prices in Canadian cents, if a shop's feed gave them; otherwise they are converted from the US ones. */
  canadianCents?: { price: number; sale?: number };
  /** Plain text, never markup. */
  description: string;
  material: string;
  color: string;
  fabrics?: Fabric[];
  stock: Stock;
  isCustomOrder: boolean;
  isMonogrammed: boolean;
  personalizationType: PersonalizationType;
  dimensions: Dimensions;
  /** 0 to 5 in tenths; 0 without reviews. */
  rating: number;
  reviewCount: number;
  isNew: boolean;
  /** 1 is the best seller; unique in a catalogue. */
  bestsellerRank: number;
  isKids: boolean;
  isInstallationRequired: boolean;
  /** Terms to accept before it is added, as HTML; absent for most. */
  terms?: string;
  addOnSkus: string[];
  url: string;
  imagePath: string;
  imagePathHiRes: string;
}

/** The URLs of a product's page and its drawn pictures: the one place that knows these paths. */
export function productPaths(sku: string): Pick<Product, 'url' | 'imagePath' | 'imagePathHiRes'> {
  return {
    url: `/p/${encodeURIComponent(sku)}`,
    imagePath: `/pictures/${encodeURIComponent(sku)}.svg`,
    imagePathHiRes: `/pictures/${encodeURIComponent(sku)}.svg?hires=1`,
  };
}
