import { type Availability, availabilities } from '../../../src/domain/product/availability.ts';
import { fabricColors, leatherColors } from '../catalog/colors.ts';
import { createRandom } from '../catalog/random.ts';
import { type Cloth, cloths, colorFamilyOf, leathers } from './cloths.ts';

/** From and to, in weeks. */
export type Weeks = readonly [number, number];

/** A cloth in a colour. */
export interface Fabric {
  code: string;
  title: string;
  cloth: Cloth;
  /** `#rrggbb`. */
  hex: string;
  colorFamily: string;
  weeks: Weeks;
  availability: Availability;
  /** Why it cannot be had, or when. */
  availabilityMessage?: string;
}

const fabricCount = 400;

/** The fabrics of the sets that leave the workshop soon, and of examples. */
const alwaysStocked = new Set(['INK', 'CAN-FLAX', 'VEL-FOREST', 'LIN-SLATE']);

const oatLinen = {
  code: 'OAT',
  title: 'Oat Linen',
  hex: '#e2d8c4',
  colorFamily: 'white',
  weeks: [8, 10],
  availability: availabilities.noLongerAvailable,
  availabilityMessage: 'No longer woven',
} as const;

/** 400 fabrics and the leathers, the same on any machine. Codes are stable, so that a link to a fabric stays valid. */
export const fabrics: readonly Fabric[] = createFabrics();
export const hides: readonly Fabric[] = createHides();

const byCode = new Map([...fabrics, ...hides].map((fabric) => [fabric.code, fabric]));

export const fabricByCode = (code: string): Fabric | undefined => byCode.get(code);

function createFabrics(): Fabric[] {
  const random = createRandom(423);
  const all = cloths.flatMap((cloth) =>
    Object.entries(fabricColors).map(([color, hex]) => fabricOf(cloth, color, hex)),
  );
  const known = [...all.filter(({ code }) => alwaysStocked.has(code)), { ...oatLinen, cloth: cloths[0]! }];
  const others = random
    .shuffled(all.filter(({ code }) => !alwaysStocked.has(code)))
    .slice(0, fabricCount - known.length);
  return [...known, ...others.map((fabric) => stocked(fabric, random))];
}

function createHides(): Fabric[] {
  const random = createRandom(424);
  return leathers.flatMap((cloth) =>
    Object.entries(leatherColors).map(([color, hex]) => stocked(fabricOf(cloth, color, hex), random)),
  );
}

function fabricOf(cloth: Cloth, color: string, hex: string): Fabric {
  return {
    code: cloth.code === 'VEL' && color === 'Ink' ? 'INK' : `${cloth.code}-${color.toUpperCase()}`,
    title: `${color} ${cloth.word}`,
    cloth,
    hex,
    colorFamily: colorFamilyOf(color),
    weeks: [8, 10],
    availability: availabilities.available,
  };
}

/** Most cloth lies in the workshop's store or is woven in time; a few are sold out, late, or no longer made. */
function stocked(fabric: Fabric, random: ReturnType<typeof createRandom>): Fabric {
  const weeks = random.pick<Weeks>([
    [4, 6],
    [6, 8],
    [8, 10],
    [8, 10],
    [10, 12],
  ]);
  const roll = random.next();
  if (roll < 0.02)
    return {
      ...fabric,
      weeks,
      availability: availabilities.noLongerAvailable,
      availabilityMessage: 'No longer woven',
    };
  if (roll < 0.05)
    return { ...fabric, weeks, availability: availabilities.notEligible, availabilityMessage: 'Sold out' };
  if (roll < 0.08)
    return {
      ...fabric,
      weeks: [14, 16],
      availability: availabilities.futureAvailability,
      availabilityMessage: 'On the loom: it takes 14 to 16 weeks',
    };
  return { ...fabric, weeks };
}
