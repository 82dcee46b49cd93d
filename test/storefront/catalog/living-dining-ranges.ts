import { form, type Range, solidWood, upholstery } from './materials.ts';

export const livingDiningRanges: Record<string, Range> = {
  sofas: {
    forms: [
      form('Loveseat', 'sofa', [60, 68], [35, 40], [30, 36], [899, 1799]),
      form('2-Seat Sofa', 'sofa', [70, 78], [36, 41], [30, 36], [1099, 2199]),
      form('3-Seat Sofa', 'sofa', [82, 92], [36, 42], [29, 36], [1299, 2799]),
      form('Grande Sofa', 'sofa', [96, 108], [38, 44], [29, 35], [1799, 3499]),
      form('Queen Sleeper Sofa', 'sofa', [82, 90], [38, 41], [32, 36], [1699, 3199]),
      form('L-Shaped Sectional', 'sectional', [104, 124], [88, 98], [30, 35], [2499, 4999]),
      form('Chaise Sectional', 'sectional', [98, 112], [60, 68], [30, 35], [2199, 4299]),
    ],
    materials: upholstery,
    largestFamily: 5,
    colorInName: 'none',
    madeToOrder: 0.3,
    installation: 0,
    openings: [
      '{line} sits low and wide, with cushions that keep their shape.',
      'A sofa for long evenings: {line} pairs a slim frame with a deep seat.',
      'The proportions of {line} are classic, the comfort is not at all formal.',
    ],
    details: [
      'Kiln-dried hardwood frame with corner blocks.',
      'Feather-wrapped foam seat cushions, reversible.',
      '{material} in {color}; more covers to order.',
      'Legs unscrew for narrow stairs.',
    ],
  },
  armchairs: {
    forms: [
      form('Armchair', 'armchair', [29, 36], [32, 38], [29, 36], [599, 1399]),
      form('Swivel Chair', 'armchair', [30, 35], [32, 36], [28, 32], [749, 1499]),
      form('Wing Chair', 'armchair', [29, 33], [33, 37], [38, 44], [799, 1599]),
      form('Chair and a Half', 'armchair', [42, 50], [37, 41], [31, 35], [899, 1799]),
    ],
    materials: upholstery,
    largestFamily: 3,
    colorInName: 'none',
    madeToOrder: 0.25,
    installation: 0,
    openings: [
      '{line} holds the back upright and the elbows easy.',
      'A compact chair with a generous seat.',
      'Turned to the window or to the company, {line} is where people sit first.',
    ],
    details: [
      'Covered in {material}, shown in {color}.',
      'Eight-way tied springs.',
      'Tested for 100,000 sittings.',
    ],
  },
  'coffee-tables': {
    forms: [
      form('Coffee Table', 'coffee-table', [44, 56], [24, 30], [15, 18], [349, 1099]),
      form('Round Coffee Table', 'coffee-table', [34, 42], [34, 42], [14, 17], [399, 1199]),
      form('Side Table', 'coffee-table', [16, 22], [16, 22], [20, 24], [149, 449]),
    ],
    materials: [
      ...solidWood,
      { name: 'Steel and wood', colors: ['Black Ash', 'Natural Oak', 'Walnut', 'Acacia'], factor: 0.9 },
    ],
    largestFamily: 3,
    colorInName: 'before',
    madeToOrder: 0.04,
    installation: 0,
    openings: [
      'Low, calm and steady: {line} leaves the room open.',
      '{line} carries books, cups and feet alike.',
    ],
    details: ['{material} in {color}.', 'Water-based lacquer, ready for hot cups.', 'Felt pads included.'],
  },
  bookcases: {
    forms: [
      form('Bookcase', 'bookcase', [30, 38], [12, 15], [68, 84], [399, 1299]),
      form('Narrow Bookcase', 'bookcase', [18, 24], [12, 14], [70, 84], [299, 799]),
      form('Wide Bookcase', 'bookcase', [44, 60], [13, 16], [70, 84], [699, 1899]),
      form('Low Bookcase', 'bookcase', [44, 56], [13, 15], [32, 42], [349, 999]),
    ],
    materials: solidWood,
    largestFamily: 3,
    colorInName: 'before',
    madeToOrder: 0.05,
    installation: 0.25,
    openings: [
      '{line} is drawn around the sizes books really have.',
      'Shelves on slim uprights, quiet enough for a whole wall of {line}.',
    ],
    details: [
      '{material}, finished in {color}.',
      'Every second shelf moves in steps of 1.25 inches.',
      'Fixes to the wall; hardware included.',
    ],
  },
  'dining-tables': {
    forms: [
      form('Dining Table', 'table', [72, 84], [36, 42], [29, 30.5], [799, 2299]),
      form('Extension Dining Table', 'table', [66, 78], [36, 40], [29, 30.5], [999, 2799]),
      form('Round Dining Table', 'table', [44, 54], [44, 54], [29, 30], [699, 1899]),
      form('Grand Dining Table', 'table', [94, 108], [40, 44], [29.5, 30.5], [1499, 3799]),
    ],
    materials: solidWood,
    largestFamily: 3,
    colorInName: 'before',
    madeToOrder: 0.1,
    installation: 0,
    openings: [
      '{line} begins with a plank and a plain idea: everyone fits.',
      'A table with room for knees at every seat.',
    ],
    details: [
      '{material} top in {color} with eased edges.',
      'Seats six in comfort.',
      'Oiled by hand; a cloth is all the care it needs.',
    ],
  },
  'dining-chairs': {
    forms: [
      form('Dining Chair', 'chair', [17, 21], [20, 23], [31, 36], [129, 399]),
      form('Upholstered Dining Chair', 'chair', [18, 22], [22, 25], [32, 38], [199, 549]),
      form('Dining Armchair', 'chair', [22, 25], [22, 25], [31, 35], [249, 599]),
    ],
    materials: [
      ...solidWood,
      { name: 'Bent plywood', colors: ['Natural Oak', 'Walnut', 'Black Ash', 'White Oak'], factor: 0.85 },
    ],
    largestFamily: 4,
    colorInName: 'before',
    madeToOrder: 0.06,
    installation: 0,
    openings: ['{line} is light enough for one hand.', 'A chair with a back that gives a little.'],
    details: ['{material} in {color}.', 'Arrives assembled.', 'Mortise and tenon joints throughout.'],
  },
  'bar-stools': {
    forms: [
      form('Counter Stool', 'stool', [16, 19], [17, 20], [34, 38], [149, 449]),
      form('Bar Stool', 'stool', [16, 19], [17, 20], [39, 44], [159, 479]),
      form('Backless Stool', 'stool', [14, 17], [14, 16], [24, 30], [99, 299]),
    ],
    materials: [
      ...solidWood,
      { name: 'Powder-coated steel', colors: ['Matte Black', 'Bronze', 'Warm White'], factor: 0.85 },
    ],
    largestFamily: 3,
    colorInName: 'before',
    madeToOrder: 0.03,
    installation: 0,
    openings: ['{line} tucks under the counter and out of the way.', 'A footrest where feet want it.'],
    details: ['{material} in {color}.', 'Seat shaped for long breakfasts.'],
  },
};
