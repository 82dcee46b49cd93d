import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import type { Product } from '../catalog/catalog.ts';

/** A product with a side of this length in inches, or more, does not ship as a parcel. */
const furnitureInches = 30;

/** Kinds that ship folded, however large they are. */
const folded = ['bedding', 'curtains', 'cushion', 'throw', 'towels'];

/** A product's ship method: furniture is delivered into the home, small and folded products are parcels. */
export function shipMethodOf({ dimensions, kind }: Product): number {
  if (folded.includes(kind)) return shipMethods.standard;
  const { width = 0, depth = 0, height = 0 } = dimensions;
  return Math.max(width, depth, height) >= furnitureInches ? shipMethods.localInHome : shipMethods.standard;
}
