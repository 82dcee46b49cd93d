import { bedroomOfficeRanges } from './bedroom-office-ranges.ts';
import { homeRanges } from './home-ranges.ts';
import { livingDiningRanges } from './living-dining-ranges.ts';
import type { Range } from './materials.ts';

/** What each category's collections are made of. */
export const ranges: Record<string, Range> = { ...livingDiningRanges, ...bedroomOfficeRanges, ...homeRanges };
