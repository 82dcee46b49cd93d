import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import type { Product } from '../catalog/catalog.ts';

/** A product with a side of this length in inches, or more, does not ship as a parcel. */
const furnitureInches = 30;

/** A product's ship method: furniture is delivered into the home, small products are parcels. */
export function shipMethodOf({ dimensions }: Product): number {
  const { width = 0, depth = 0, height = 0 } = dimensions;
  return Math.max(width, depth, height) >= furnitureInches ? shipMethods.localInHome : shipMethods.standard;
}
