import { type Product, productPaths } from '../catalog/product.ts';
import { fabricByCode } from './fabrics.ts';
import { specialOrderOf, specialOrders } from './pieces.ts';

/** Before the code of a fabric, the sku of its sample. */
const samplePrefix = 'SW-';

export const sampleSku = (fabricCode: string) => `${samplePrefix}${fabricCode}`;

/**
 * A product that no listing shows: another make of a piece that is made to order, or a sample of a fabric.
 * @param listed finds a product of the catalogue, which may be another shop's
 */
export function unlistedProduct(
  sku: string,
  listed: (sku: string) => Product | undefined,
): Product | undefined {
  if (sku.startsWith(samplePrefix)) return sampleOf(sku, listed);
  const order = specialOrderOf(sku);
  const made = order?.makes.find((one) => one.sku === sku);
  const first = made && made.sku !== order?.sku ? listed(order!.sku) : undefined;
  return (
    first && {
      ...first,
      sku,
      name: made!.name,
      dimensions: made!.size,
      priceCents: first.priceCents + made!.cents,
      ...productPaths(sku),
    }
  );
}

/** A cutting of a cloth, by post and free. */
function sampleOf(sku: string, listed: (sku: string) => Product | undefined): Product | undefined {
  const fabric = fabricByCode(sku.slice(samplePrefix.length));
  const first = fabric && specialOrders.map((order) => listed(order.sku)).find(Boolean);
  return (
    first && {
      sku,
      familyId: `f${sku}`,
      name: `Sample of ${fabric!.title}`,
      brand: first.brand,
      category: first.category,
      categoryName: first.categoryName,
      kind: 'sample',
      priceCents: 0,
      description: `A cutting of ${fabric!.title}, to look at where the piece will stand. ${fabric!.cloth.text}`,
      material: fabric!.cloth.material,
      color: fabric!.title,
      stock: 'in',
      isCustomOrder: false,
      isMonogrammed: false,
      personalizationType: 0,
      dimensions: { width: 4, depth: 0, height: 4 },
      rating: 0,
      reviewCount: 0,
      isNew: false,
      bestsellerRank: 0,
      isKids: false,
      isInstallationRequired: false,
      addOnSkus: [],
      url: productPaths(sku).url,
      imagePath: `/fabrics/${fabric!.code}.svg`,
      imagePathHiRes: `/fabrics/${fabric!.code}.svg?hires=1`,
    }
  );
}
