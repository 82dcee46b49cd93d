import type { CallExample } from '../examples.ts';

export const listingMinisetsExample = [
  {
    sku: '410553',
    name: 'Marlow 3-Seat Sofa',
    formattedPrice: '$1,799.00',
    price: 179900,
    formattedListPrice: null,
    imagePath: '/pictures/410553.svg',
    imagePathHiRes: '/pictures/410553.svg?hires=1',
    navigateUrl: '/p/410553',
    badge: null,
    swatches: [
      {
        name: 'Oatmeal',
        hex: '#d9cdb8',
        optionChoiceParameter: 'F111',
        imagePath: '/pictures/410553.svg?option=F111',
        imagePathHiRes: '/pictures/410553.svg?hires=1&option=F111',
        url: '/p/410553?option=F111',
      },
      {
        name: 'Snow',
        hex: '#efece6',
        optionChoiceParameter: 'F112',
        imagePath: '/pictures/410553.svg?option=F112',
        imagePathHiRes: '/pictures/410553.svg?hires=1&option=F112',
        url: '/p/410553?option=F112',
      },
      { name: 'Cement', hex: '#b4b1aa', optionChoiceParameter: 'F113' },
      {
        name: 'Slate',
        hex: '#5f6870',
        optionChoiceParameter: 'F114',
        imagePath: '/pictures/410553.svg?option=F114',
        imagePathHiRes: null,
        url: '/p/410553?option=F114',
      },
    ],
    swatchCount: 8,
    rating: 4.7,
    reviewCount: 412,
    deliveryText: 'Get it by December 22',
    isInStock: true,
    optionChoiceParameter: 'F111',
    customOrderConfirmation: { hasCustomOrderConfirmation: false },
    facts: [
      ['Width', '86″'],
      ['Depth', '39″'],
      ['Height', '33″'],
      ['Material', 'Performance linen'],
      ['Color', 'Oatmeal'],
      ['Item', '410553'],
    ],
  },
  {
    sku: '412507',
    name: 'Calder L-Shaped Sectional',
    formattedPrice: '$3,899.00',
    price: 389900,
    formattedListPrice: null,
    imagePath: '/pictures/412507.svg',
    imagePathHiRes: '/pictures/412507.svg?hires=1',
    navigateUrl: '/p/412507',
    badge: null,
    swatches: [
      { name: 'Slate', hex: '#5f6870' },
      { name: 'Oatmeal', hex: '#d9cdb8' },
      { name: 'Snow', hex: '#efece6' },
      { name: 'Denim', hex: '#5a718c' },
    ],
    swatchCount: 10,
    isInStock: true,
    optionChoiceParameter: 'F120',
    customOrderConfirmation: { hasCustomOrderConfirmation: true },
    facts: [
      ['Width', '112″'],
      ['Depth', '92″'],
      ['Height', '33″'],
      ['Material', 'Performance linen'],
      ['Color', 'Slate'],
      ['Item', '412507'],
    ],
  },
  {
    sku: '418007',
    name: 'Bramley Walnut Dining Chair',
    formattedPrice: '$229.00',
    price: 22900,
    formattedListPrice: '$299.00',
    imagePath: '/pictures/418007.svg',
    imagePathHiRes: '/pictures/418007.svg?hires=1',
    navigateUrl: '/p/418007',
    badge: 'Sale',
    swatches: [],
    swatchCount: 0,
    isInStock: true,
    optionChoiceParameter: null,
    customOrderConfirmation: { hasCustomOrderConfirmation: false },
    facts: [
      ['Width', '19″'],
      ['Depth', '21″'],
      ['Height', '33″'],
      ['Material', 'Solid wood'],
      ['Color', 'Walnut'],
      ['Item', '418007'],
    ],
  },
];

/** Builds a facet's values: a name, a count and, for colors, a hex. */
const itemsOf = (facetId: string) => (name: string, itemCount: number, hex?: string) => {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id,
    name,
    facetId,
    uniqueId: `${facetId}_${id}`,
    selected: false,
    disabled: itemCount === 0,
    itemCount,
    ...(hex && { hex }),
  };
};

const color = itemsOf('color');
const material = itemsOf('material');
const feature = itemsOf('feature');
const collection = itemsOf('collection');

const rangeOf = (name: string, ends: { lowRange?: number; highRange?: number }, itemCount: number) => {
  const id = `${ends.lowRange ?? ''}-${ends.highRange ?? ''}`;
  return {
    id,
    name,
    facetId: 'price',
    uniqueId: `price_${id}`,
    selected: false,
    disabled: itemCount === 0,
    itemCount,
    isRange: true,
    ...ends,
  };
};

const kept = { isExpanded: false, isRangeFilterVisible: false, isWidthFilterVisible: false };

export const listingFacetsExample = [
  {
    ...kept,
    id: 'color',
    name: 'Color',
    isExpanded: true,
    filterItems: [
      color('Oatmeal', 41, '#d9cdb8'),
      color('Snow', 38, '#efece6'),
      color('Slate', 36, '#5f6870'),
      color('Charcoal', 29, '#4a4a4c'),
      color('Navy', 24, '#2f3e55'),
      color('Sage', 17, '#9aa58b'),
      color('Rust', 9, '#99502f'),
      color('Plum', 0, '#5c3f4f'),
    ],
  },
  {
    ...kept,
    id: 'material',
    name: 'Material',
    filterItems: [
      material('Performance linen', 58),
      material('Cotton velvet', 31),
      material('Top-grain leather', 22),
    ],
  },
  {
    ...kept,
    id: 'feature',
    name: 'Features',
    filterItems: [feature('New', 12), feature('Sale', 20), feature('Top Rated', 33), feature('Custom', 0)],
  },
  {
    ...kept,
    id: 'collection',
    name: 'Collection',
    filterItems: [
      collection('Alder', 4),
      collection('Ashdown', 7),
      collection('Bramley', 3),
      collection('Briar', 6),
      collection('Calder', 5),
      collection('Camden', 2),
      collection('Dunmore', 4),
      collection('Everly', 0),
      collection('Fenwick', 6),
      collection('Greer', 3),
      collection('Hartwell', 5),
      collection('Linden', 1),
      collection('Marlow', 8),
    ],
  },
  {
    ...kept,
    id: 'price',
    name: 'Price',
    isExpanded: true,
    isRangeFilterVisible: true,
    filterItems: [
      rangeOf('Under $1,000', { highRange: 1000 }, 18),
      rangeOf('$1,000 to $2,000', { lowRange: 1000, highRange: 2000 }, 47),
      rangeOf('$2,000 to $3,000', { lowRange: 2000, highRange: 3000 }, 32),
      rangeOf('$3,000 and above', { lowRange: 3000 }, 14),
    ],
    minValue: 549,
    maxValue: 5499,
  },
  {
    ...kept,
    id: 'width',
    name: 'Width',
    isWidthFilterVisible: true,
    filterItems: [],
    minValue: 58,
    maxValue: 128,
  },
];

const answer = {
  minisets: listingMinisetsExample,
  facets: listingFacetsExample,
  totalCount: 111,
  skip: 0,
  sortBy: 'bestselling',
  isWideLayout: false,
  isKids: false,
};

export const getProductListingExample: CallExample = {
  payload: { categoryId: 'sofas', isModelOnly: 'true' },
  answer,
};

export const getSearchListingExample: CallExample = {
  payload: { query: 'sofa', isModelOnly: 'true' },
  answer: { ...answer, sortBy: 'relevance' },
};

export const getSeoListingExample: CallExample = {
  payload: { isModelOnly: 'true' },
  answer,
};
