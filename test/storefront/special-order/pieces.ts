import { availabilities } from '../../../src/domain/product/availability.ts';
import type { Brand, Dimensions } from '../catalog/product.ts';
import { seedOf } from '../catalog/random.ts';
import { colorFamilies, type Grade, grades, type Weave } from './cloths.ts';
import { type Fabric, fabricByCode, fabrics, hides, type Weeks } from './fabrics.ts';

/** A value of an option, as the workshop has it. */
export interface Choice {
  code: string;
  title: string;
  text?: string;
  /** What it adds to the piece's price, in US cents. */
  cents: number;
  /** The skus that can have it; all if left out. */
  skus?: readonly string[];
  weeks?: Weeks;
  availability?: Fabric['availability'];
  availabilityMessage?: string;
  fabric?: Fabric;
  grade?: Grade;
  /** A finish, whose swatch is drawn. */
  finish?: { weave: Weave; hex: string };
}

/** An option of a piece that is made to order. */
export interface Option {
  code: string;
  type: 'fabric' | 'leather' | 'finish' | 'fill' | 'size';
  title: string;
  /** In a sentence: “Choose a fabric”. */
  inSentence: string;
  text?: string;
  choices: readonly Choice[];
  /** The code of the default choice. */
  usual?: string;
}

/** One of the sizes and makes in which a piece is sold, each with a sku. */
export interface Make {
  sku: string;
  name: string;
  size: Dimensions;
  /** Above the price of the first make, in US cents: as its choices say. */
  cents: number;
}

/** Choices that leave the workshop soon. */
export interface Quickship {
  /** By the option's code. */
  choices: Readonly<Record<string, string>>;
  isSoldOut?: boolean;
}

/** A piece that is made to order. */
export interface SpecialOrder {
  /** The sku of the make that the catalogue lists. */
  sku: string;
  brand: Brand;
  makes: readonly Make[];
  options: readonly Option[];
  quickship: readonly Quickship[];
}

/** The frames in which the cloth is sewn: short or long, with or without leather along the seams. */
interface Frame {
  plain: string;
  long: string;
  leathered: string;
  longLeathered: string;
}

const longCents = 30_000;
const leatheredCents = 15_000;

const fabricChoice = (frame: Frame, fabric: Fabric): Choice => {
  const { cloth } = fabric;
  const skus = Object.values(frame) as string[];
  const refused = new Set([
    ...(cloth.isThick ? [frame.leathered, frame.longLeathered] : []),
    ...(cloth.isNarrow ? [frame.long, frame.longLeathered] : []),
  ]);
  return {
    code: fabric.code,
    title: fabric.title,
    text: cloth.text,
    cents: grades[cloth.grade],
    skus: skus.filter((sku) => !refused.has(sku)),
    weeks: fabric.weeks,
    availability: fabric.availability,
    ...(fabric.availabilityMessage && { availabilityMessage: fabric.availabilityMessage }),
    fabric,
    grade: cloth.grade,
  };
};

const fabricOption = (frame: Frame): Option => ({
  code: 'FABRIC',
  type: 'fabric',
  title: 'Fabric',
  inSentence: 'a fabric',
  text: 'Order samples and look at them where the piece will stand: they are free.',
  choices: fabrics.map((fabric) => fabricChoice(frame, fabric)),
});

const leatherOption = (frame: Frame, title: string, without: string): Option => ({
  code: 'LEATHER',
  type: 'leather',
  title,
  inSentence: title.toLowerCase(),
  choices: [
    {
      code: 'NONE',
      title: without,
      cents: 0,
      skus: [frame.plain, frame.long],
      availability: availabilities.available,
    },
    ...hides.map((hide) => ({
      ...fabricChoice(frame, hide),
      cents: leatheredCents + grades[hide.cloth.grade] / 2,
      skus: [frame.leathered, frame.longLeathered],
    })),
  ],
  usual: 'NONE',
});

const finish = (
  code: string,
  title: string,
  weave: Weave,
  hex: string,
  more: Partial<Choice> = {},
): Choice => ({
  code,
  title,
  cents: 0,
  finish: { weave, hex },
  ...more,
});

const halden: Frame = {
  plain: '423001',
  long: '423002',
  leathered: '423003',
  longLeathered: '423004',
};

const kessel: Frame = {
  plain: '424008',
  long: '424009',
  leathered: '424010',
  longLeathered: '424011',
};

export const specialOrders: readonly SpecialOrder[] = [
  {
    sku: halden.plain,
    brand: 'core',
    makes: [
      make(halden.plain, 'Halden 3-Seat Sofa', [84, 38, 32], 0),
      make(halden.long, 'Halden 96" Sofa', [96, 38, 32], longCents),
      make(halden.leathered, 'Halden 3-Seat Sofa with Leather Piping', [84, 38, 32], leatheredCents),
      make(
        halden.longLeathered,
        'Halden 96" Sofa with Leather Piping',
        [96, 38, 32],
        longCents + leatheredCents,
      ),
    ],
    options: [
      fabricOption(halden),
      leatherOption(halden, 'Piping', 'In the fabric, no leather'),
      {
        code: 'LEG',
        type: 'finish',
        title: 'Legs',
        inSentence: 'legs',
        choices: [
          finish('WALNUT', 'Walnut', 'wood', '#7a543a'),
          finish('OAK', 'Natural Oak', 'wood', '#c79f6b'),
          finish('EBONY', 'Ebonized Ash', 'wood', '#2b2725'),
          finish('BRASS', 'Aged Brass', 'metal', '#a88a52', { cents: 8000, weeks: [10, 12] }),
          finish('CASTER', 'Brass Casters', 'metal', '#b5934f', {
            cents: 12_000,
            skus: [halden.plain, halden.leathered],
            text: 'They carry the 84″ frame only.',
          }),
          finish('CHERRY', 'Cherry', 'wood', '#8c4f35', {
            availability: availabilities.noLongerAvailable,
            availabilityMessage: 'No longer made',
          }),
        ],
      },
      {
        code: 'FILL',
        type: 'fill',
        title: 'Cushion fill',
        inSentence: 'a cushion fill',
        usual: 'BLEND',
        choices: [
          {
            code: 'BLEND',
            title: 'Feather Blend',
            text: 'Soft, with a core that keeps its shape.',
            cents: 0,
          },
          { code: 'DOWN', title: 'Down', text: 'The softest. Plump it up once a day.', cents: 20_000 },
          { code: 'FOAM', title: 'Firm Foam', text: 'Upright and tidy.', cents: 0 },
          {
            code: 'SPRING',
            title: 'Pocket Springs',
            text: 'For the long frame: it does not sag in the middle.',
            cents: 15_000,
            skus: [halden.long, halden.longLeathered],
          },
        ],
      },
      sizeOption(halden, ['84″ wide, three seats', '96″ wide, three deep seats']),
    ],
    quickship: [
      { choices: { FABRIC: 'INK', LEATHER: 'NONE', LEG: 'WALNUT', FILL: 'BLEND', SIZE: '84' } },
      { choices: { FABRIC: 'CAN-FLAX', LEATHER: 'NONE', LEG: 'OAK', FILL: 'BLEND', SIZE: '84' } },
      { choices: { FABRIC: 'VEL-FOREST', LEATHER: 'NONE', LEG: 'WALNUT', FILL: 'FOAM', SIZE: '96' } },
      {
        choices: { FABRIC: 'LIN-SLATE', LEATHER: 'NONE', LEG: 'EBONY', FILL: 'BLEND', SIZE: '84' },
        isSoldOut: true,
      },
    ],
  },
  {
    sku: kessel.plain,
    brand: 'modern',
    makes: [
      make(kessel.plain, 'Kessel 3-Seat Sofa', [84, 36, 29], 0),
      make(kessel.long, 'Kessel 96" Sofa', [96, 36, 29], longCents),
      make(kessel.leathered, 'Kessel 3-Seat Sofa with Leather Seams', [84, 36, 29], leatheredCents),
      make(
        kessel.longLeathered,
        'Kessel 96" Sofa with Leather Seams',
        [96, 36, 29],
        longCents + leatheredCents,
      ),
    ],
    options: [
      fabricOption(kessel),
      leatherOption(kessel, 'Seams', 'In the fabric, no leather'),
      {
        code: 'BASE',
        type: 'finish',
        title: 'Base',
        inSentence: 'a base',
        choices: [
          finish('BLACK', 'Matte Black', 'metal', '#2c2c2c'),
          finish('STEEL', 'Polished Steel', 'metal', '#b9bdc0', { cents: 6000 }),
          finish('ASH', 'Black Ash', 'wood', '#35322f', { skus: [kessel.plain, kessel.leathered] }),
          finish('BRONZE', 'Bronze', 'metal', '#5b4a3b', {
            availability: availabilities.notEligible,
            availabilityMessage: 'Sold out',
          }),
        ],
      },
      {
        code: 'DEPTH',
        type: 'fill',
        title: 'Seat',
        inSentence: 'a seat',
        usual: 'UPRIGHT',
        choices: [
          { code: 'UPRIGHT', title: 'Upright', text: 'A 21″ deep seat, firm.', cents: 0 },
          { code: 'LOUNGE', title: 'Lounge', text: 'A 25″ deep seat, soft.', cents: 10_000 },
        ],
      },
      sizeOption(kessel, ['84″ wide', '96″ wide']),
    ],
    quickship: [
      { choices: { FABRIC: 'CAN-FLAX', LEATHER: 'NONE', BASE: 'BLACK', DEPTH: 'UPRIGHT', SIZE: '84' } },
      { choices: { FABRIC: 'INK', LEATHER: 'NONE', BASE: 'STEEL', DEPTH: 'LOUNGE', SIZE: '96' } },
    ],
  },
];

function make(
  sku: string,
  name: string,
  [width, depth, height]: [number, number, number],
  cents: number,
): Make {
  return { sku, name, size: { width, depth, height }, cents };
}

function sizeOption(frame: Frame, [short, long]: [string, string]): Option {
  return {
    code: 'SIZE',
    type: 'size',
    title: 'Width',
    inSentence: 'a width',
    choices: [
      { code: '84', title: short, cents: 0, skus: [frame.plain, frame.leathered] },
      { code: '96', title: long, cents: longCents, skus: [frame.long, frame.longLeathered] },
    ],
  };
}

const bySku = new Map(specialOrders.flatMap((order) => order.makes.map(({ sku }) => [sku, order] as const)));

/** The piece made to order that a sku is a make of. */
export const specialOrderOf = (sku: string): SpecialOrder | undefined => bySku.get(sku);

/** The filters of fabrics, with their values. */
export const fabricFilters = [
  {
    key: 'color',
    title: 'Color',
    values: Object.entries(colorFamilies).map(([key, { title }]) => ({ key, title })),
    of: ({ fabric }: Choice) => fabric?.colorFamily,
  },
  {
    key: 'material',
    title: 'Material',
    values: [
      ...new Map([...fabrics, ...hides].map(({ cloth }) => [cloth.weave + cloth.code, cloth])).values(),
    ].map(({ code, word }) => ({ key: code, title: word })),
    of: ({ fabric }: Choice) => fabric?.cloth.code,
  },
  {
    key: 'grade',
    title: 'Grade',
    values: Object.keys(grades).map((key) => ({ key, title: `Grade ${key}` })),
    of: ({ grade }: Choice) => grade,
  },
] as const;

/** How the swatch of a fabric or a finish is drawn, by its code. */
export function swatchOf(code: string): { weave: Weave; hex: string; seed: number } | undefined {
  const fabric = fabricByCode(code);
  if (fabric) return { weave: fabric.cloth.weave, hex: fabric.hex, seed: seedOf(code) };
  const found = specialOrders
    .flatMap(({ options }) => options.flatMap(({ choices }) => choices))
    .find((choice) => choice.code === code && choice.finish);
  return found?.finish && { ...found.finish, seed: seedOf(code) };
}
