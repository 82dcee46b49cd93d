import { shipMethods } from '../../../src/domain/delivery/ship-methods.ts';
import type { Product } from '../catalog/catalog.ts';

/** From this side up, in inches, a piece does not travel by parcel. */
const furnitureInches = 30;

/** How a product is shipped, as far as the shop calculates it: furniture is carried in, small things are parcels. */
export function shipMethodOf({ dimensions }: Product): number {
  const { width = 0, depth = 0, height = 0 } = dimensions;
  return Math.max(width, depth, height) >= furnitureInches ? shipMethods.localInHome : shipMethods.standard;
}
