import { form, type Range, soft, solidWood, upholstery, woods } from './materials.ts';

export const bedroomOfficeRanges: Record<string, Range> = {
  beds: {
    forms: [
      form('Full Bed', 'bed', [57, 60], [80, 84], [42, 52], [699, 1699]),
      form('Queen Bed', 'bed', [63, 68], [84, 90], [42, 56], [799, 2199]),
      form('King Bed', 'bed', [79, 84], [84, 90], [42, 58], [999, 2699]),
      form('California King Bed', 'bed', [75, 80], [88, 94], [42, 58], [999, 2699]),
    ],
    materials: [...upholstery, { name: 'Solid wood', colors: woods, factor: 0.95, word: 'Wood' }],
    largestFamily: 4,
    colorInName: 'none',
    madeToOrder: 0.2,
    installation: 0,
    openings: ['{line} has a headboard made for reading.', 'A quiet bed: no creak, no gap, no sharp corner.'],
    details: [
      'Headboard in {material}, {color}.',
      'Slatted base included; no box spring needed.',
      'Two people assemble it in half an hour.',
    ],
  },
  nightstands: {
    forms: [
      form('Nightstand', 'nightstand', [20, 26], [16, 19], [23, 28], [199, 599]),
      form('Small Nightstand', 'nightstand', [15, 19], [15, 17], [22, 27], [149, 399]),
      form('Wide Nightstand', 'nightstand', [27, 32], [17, 19], [24, 28], [279, 749]),
    ],
    materials: solidWood,
    largestFamily: 3,
    colorInName: 'before',
    madeToOrder: 0.04,
    installation: 0,
    openings: ['{line} keeps the night in order.', 'A small piece with the joinery of a large one.'],
    details: ['{material} in {color}.', 'Soft-close drawers.', 'A cut-out at the back for cables.'],
  },
  dressers: {
    forms: [
      form('6-Drawer Dresser', 'dresser', [54, 64], [18, 20], [31, 36], [799, 1999]),
      form('9-Drawer Dresser', 'dresser', [64, 72], [18, 20], [33, 38], [999, 2499]),
      form('Tall Chest', 'dresser', [32, 40], [18, 20], [46, 54], [699, 1699]),
      form('4-Drawer Dresser', 'dresser', [36, 44], [18, 20], [31, 36], [549, 1299]),
    ],
    materials: solidWood,
    largestFamily: 4,
    colorInName: 'before',
    madeToOrder: 0.06,
    installation: 0.12,
    openings: ['{line} has drawers that open with one finger.', 'Straight grain, even gaps, deep drawers.'],
    details: ['{material} in {color}.', 'English dovetails front and back.', 'Anti-tip hardware included.'],
  },
  bedding: {
    forms: [
      form('Duvet Cover', 'bedding', [88, 106], [92, 96], [14, 18], [89, 229]),
      form('Sheet Set', 'bedding', [60, 78], [80, 84], [10, 14], [79, 199]),
      form('Quilt', 'bedding', [90, 106], [92, 98], [12, 16], [129, 299]),
      form('Coverlet', 'bedding', [90, 104], [92, 96], [10, 14], [99, 249]),
    ],
    materials: [
      { name: 'European flax linen', colors: soft, factor: 1.3, word: 'Linen' },
      { name: 'Organic percale cotton', colors: soft, factor: 0.9, word: 'Percale' },
      { name: 'Cotton sateen', colors: soft, factor: 1, word: 'Sateen' },
    ],
    largestFamily: 5,
    colorInName: 'after',
    madeToOrder: 0,
    installation: 0,
    personalization: { type: 700, share: 0.2 },
    openings: [
      '{line} is washed before you ever wash it, so it is soft from the first night.',
      'Woven close, finished plain, made to be slept in.',
    ],
    details: [
      '{material} in {color}.',
      'Hidden corner ties and buttons.',
      'Machine wash warm, tumble dry low.',
    ],
  },
  desks: {
    forms: [
      form('Desk', 'desk', [48, 60], [24, 30], [29, 30.5], [399, 1199]),
      form('Writing Desk', 'desk', [40, 48], [20, 24], [29, 30.5], [299, 799]),
      form('Executive Desk', 'desk', [60, 72], [28, 32], [29.5, 30.5], [799, 1999]),
    ],
    materials: solidWood,
    largestFamily: 3,
    colorInName: 'before',
    madeToOrder: 0.05,
    installation: 0,
    openings: [
      '{line} leaves the day’s work where it was, behind one drawer.',
      'A desk that may stand in the middle of a room.',
    ],
    details: [
      '{material} in {color}.',
      'Cable channel along the back edge.',
      'Drawers on full-extension runners.',
    ],
  },
};
