import type { CallExample } from '../examples.ts';

const chosen = [
  { optionCode: 'FABRIC', optionType: 'fabric', choiceCode: 'INK', source: 0, optionSequence: 1 },
  { optionCode: 'LEATHER', optionType: 'leather', choiceCode: 'NONE', source: 0, optionSequence: 2 },
  { optionCode: 'LEG', optionType: 'finish', choiceCode: 'WALNUT', source: 0, optionSequence: 3 },
  { optionCode: 'FILL', optionType: 'fill', choiceCode: 'BLEND', source: 0, optionSequence: 4 },
  { optionCode: 'SIZE', optionType: 'size', choiceCode: '84', source: 0, optionSequence: 5 },
];

const parameter = 'FABRIC=INK&LEATHER=NONE&LEG=WALNUT&FILL=BLEND&SIZE=84';

const fabrics = [
  {
    title: 'Grade A',
    choices: [
      {
        code: 'INK',
        title: 'Ink Velvet',
        text: 'Cotton velvet with a short, dense pile.',
        isSelected: true,
        matchingSkus: ['423001', '423002', '423003', '423004'],
        images: [
          { imagePath: '/fabrics/INK.svg', imageAlt: 'Ink Velvet' },
          { imagePath: '/fabrics/INK.svg?hires=1', imageAlt: 'Ink Velvet, from near' },
        ],
        availability: 1,
        availabilityMessage: null,
        formattedPrice: '$1,799.00',
        formattedPriceDifference: null,
        deliveryText: 'Leaves in 3 days',
        isQuickship: true,
        sampleSku: 'SW-INK',
        formattedSamplePrice: null,
        keywords: 'blue dark',
      },
      {
        code: 'OAT',
        title: 'Oat Linen',
        matchingSkus: ['423001', '423002', '423003', '423004'],
        images: [{ imagePath: '/fabrics/OAT.svg', imageAlt: 'Oat Linen' }],
        availability: 3,
        availabilityMessage: 'No longer woven',
      },
    ],
  },
];

const filteredFabrics = {
  fabricChoiceGroups: fabrics,
  filters: [
    {
      key: 'color',
      title: 'Color',
      values: [
        { key: 'blue', title: 'Blue', count: 48 },
        { key: 'white', title: 'White', count: 61 },
      ],
    },
  ],
  sorts: [
    { key: 'deliveryTime', title: 'Delivery time' },
    { key: 'priceAscending', title: 'Price low to high' },
  ],
  activeFilterSort: { sort: 'deliveryTime', filters: {}, filtersCount: 0, firstCapApplied: true },
  sortFilterType: 'filter',
  remainingFabricChoiceCount: 376,
};

export const getBrowseDtoExample: CallExample = {
  payload: {
    sku: '423001',
    choices: JSON.stringify(chosen),
    sortType: 'deliveryTime',
    outputCacheString: 'so-423001-20261129',
    isFabricPopup: false,
  },
  answer: {
    browseDto: {
      sku: '423001',
      name: 'Halden 3-Seat Sofa',
      formattedPrice: '$1,799.00',
      price: 179_900,
      url: `/p/423001?${parameter}`,
      optionChoiceParameter: parameter,
      optionChoices: [
        {
          optionCode: 'FABRIC',
          choiceCode: 'INK',
          optionType: 'fabric',
          title: 'Fabric',
          choiceTitle: 'Ink Velvet',
        },
        {
          optionCode: 'LEATHER',
          choiceCode: 'NONE',
          optionType: 'leather',
          title: 'Piping',
          choiceTitle: 'In the fabric, no leather',
        },
        {
          optionCode: 'LEG',
          choiceCode: 'WALNUT',
          optionType: 'finish',
          title: 'Legs',
          choiceTitle: 'Walnut',
        },
        {
          optionCode: 'FILL',
          choiceCode: 'BLEND',
          optionType: 'fill',
          title: 'Cushion fill',
          choiceTitle: 'Feather Blend',
        },
        {
          optionCode: 'SIZE',
          choiceCode: '84',
          optionType: 'size',
          title: 'Width',
          choiceTitle: '84″ wide, three seats',
        },
      ],
      skuProperty: [{ name: 'Seat height', value: '17.5″' }],
      specialOrderDetail: 'Made to order in our own workshop.',
      deliveryText: 'Leaves in 3 days',
      lineLevelMessages: ['Made-to-order pieces cannot be returned.'],
      care: '<p>Vacuum weekly with a soft brush, along the pile. Steam out marks; blot spills, do not rub.</p>',
      rewards: {
        rate: 10,
        headerRenew: 'Earn 10% back',
        messageRenew: 'With our card: $179 in rewards on this piece.',
      },
      reviewCount: 12,
      rating: 4.6,
      reviewsUrl: '/p/423001#reviews',
      availability: 1,
      isNla: false,
      isStockSku: false,
      pictures: [{ imagePath: '/pictures/423001.svg?FABRIC=INK&LEG=WALNUT', imageAlt: 'Halden 3-Seat Sofa' }],
      dimensions: {
        width: { value: 84 },
        depth: { value: 38 },
        height: { value: 32 },
        systemOfMeasure: 1,
      },
      superSpecialOrder: { url: '/design-services/request', text: 'Design it from scratch' },
    },
    optionGroups: [
      {
        optionCode: 'FABRIC',
        optionType: 'fabric',
        source: 0,
        optionSequence: 1,
        title: 'Fabric',
        ...filteredFabrics,
      },
      {
        optionCode: 'LEG',
        optionType: 'finish',
        source: 0,
        optionSequence: 3,
        title: 'Legs',
        fabricChoiceGroups: [
          {
            choices: [
              { code: 'WALNUT', title: 'Walnut', isSelected: true },
              { code: 'OAK', title: 'Natural Oak' },
            ],
          },
        ],
      },
      ...[
        ['LEATHER', 'leather', 'Piping', 'NONE', 'In the fabric, no leather'],
        ['FILL', 'fill', 'Cushion fill', 'BLEND', 'Feather Blend'],
        ['SIZE', 'size', 'Width', '84', '84″ wide, three seats'],
      ].map(([optionCode, optionType, title, code, choiceTitle]) => ({
        optionCode,
        optionType,
        source: 0,
        optionSequence: chosen.find((one) => one.optionCode === optionCode)?.optionSequence,
        title,
        fabricChoiceGroups: [{ choices: [{ code, title: choiceTitle, isSelected: true }] }],
      })),
    ],
    outputCacheString: 'so-423001-20261129',
    formattedFromPrice: '$1,799.00',
  },
};

export const getChoiceGroupsExample: CallExample = {
  payload: {
    sku: '423001',
    optioncode: 'FABRIC',
    optiontype: 'fabric',
    sort: 'priceAscending',
    firstCapApplied: false,
    color: 'blue+green',
  },
  answer: {
    ...filteredFabrics,
    activeFilterSort: {
      sort: 'priceAscending',
      filters: { color: ['blue', 'green'] },
      filtersCount: 2,
      firstCapApplied: false,
    },
    remainingFabricChoiceCount: 0,
    outputCacheString: 'so-423001-20261129',
  },
};

export const getQuickshipExample: CallExample = {
  payload: { sku: '423001' },
  answer: {
    title: 'Ready to ship',
    items: [
      {
        sku: '423001',
        choices: chosen,
        title: 'Ink Velvet, Walnut',
        formattedPrice: '$1,799.00',
        deliveryText: 'Leaves in 3 days',
        imagePath: '/pictures/423001.svg?FABRIC=INK&LEG=WALNUT',
        availability: 1,
      },
    ],
  },
};
