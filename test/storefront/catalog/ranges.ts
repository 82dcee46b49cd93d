import { bedroomOfficeRanges } from './bedroom-office-ranges.ts';
import { homeRanges } from './home-ranges.ts';
import { livingDiningRanges } from './living-dining-ranges.ts';
import type { Range } from './materials.ts';

/** The product types and materials of each category's collections. */
export const ranges: Record<string, Range> = { ...livingDiningRanges, ...bedroomOfficeRanges, ...homeRanges };
