import { addItemsExample, getCartExample } from '../../src/contract/cart/cart.examples.ts';

const weaves = ['Linen', 'Velvet', 'Bouclé', 'Twill', 'Chenille', 'Leather'];
const tones = ['Ink', 'Oat', 'Moss', 'Rust', 'Chalk', 'Slate', 'Plum', 'Cognac', 'Sand', 'Fern'];
const colors = [
  '#23304a',
  '#d9ccb4',
  '#6d7355',
  '#a4532f',
  '#efebe2',
  '#59606a',
  '#57304a',
  '#9a5b33',
  '#cbb898',
  '#4d6148',
];

/** A drawn piece of cloth. */
function cloth(color: string, weave: number): string {
  const step = 4 + weave * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><defs><pattern id="w" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${weave * 15})"><path d="M0 0h${step}M0 0v${step}" stroke="#000" stroke-opacity=".18"/><path d="M${step / 2} 0v${step}" stroke="#fff" stroke-opacity=".16"/></pattern></defs><rect width="96" height="96" fill="${color}"/><rect width="96" height="96" fill="url(#w)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const skus = ['423001', '423002', '423003'];

/** The nth fabric, from 0: every seventh is made for the large sofa alone, every eleventh is no longer woven. */
export function fabric(nth: number, more: object = {}) {
  const tone = nth % tones.length;
  const weave = Math.floor(nth / tones.length) % weaves.length;
  const series = Math.floor(nth / (tones.length * weaves.length));
  const title = `${tones[tone]} ${weaves[weave]}${series ? ` ${series + 1}` : ''}`;
  const image = cloth(colors[tone]!, weave);
  return {
    code: `F${nth}`,
    title,
    text: `${weaves[weave]}, woven to order.`,
    matchingSkus: nth % 7 === 6 ? ['423003'] : skus,
    images: [
      { imagePath: image, imageAlt: title },
      { imagePath: image, imageAlt: `${title}, from near` },
    ],
    ...(nth % 11 === 10 && { availability: 3, availabilityMessage: 'No longer woven' }),
    ...(nth % 5 === 4 && { formattedPriceDifference: '+$150' }),
    deliveryText: nth % 3 ? 'In 8 to 10 weeks' : 'In 4 weeks',
    isQuickship: nth % 3 === 0,
    sampleSku: `SW-F${nth}`,
    keywords: `${tones[tone]} ${weaves[weave]}`.toLowerCase(),
    ...more,
  };
}

export const fabrics = (count: number, more?: object) =>
  Array.from({ length: count }, (_, nth) => fabric(nth, nth ? more : { ...more, isSelected: true }));

const filters = [
  {
    key: 'color',
    title: 'Color',
    values: tones.map((title) => ({ key: title.toLowerCase(), title, count: 40 })),
  },
  {
    key: 'material',
    title: 'Material',
    values: weaves.map((title) => ({ key: title.toLowerCase(), title, count: 60 })),
  },
];

const sorts = [
  { key: 'deliveryTime', title: 'Delivery time' },
  { key: 'nameAscending', title: 'A to Z' },
  { key: 'priceAscending', title: 'Price low to high' },
  { key: 'priceDescending', title: 'Price high to low' },
  { key: 'cleanability', title: 'Easy to clean first' },
];

/** An answer with this many fabrics, of 400. */
export const fabricsAnswer = (count: number, query: object = {}) => ({
  fabricChoiceGroups: [
    { title: 'Grade A', choices: fabrics(count).filter((_, nth) => nth % 2 === 0) },
    { title: 'Grade B', choices: fabrics(count).filter((_, nth) => nth % 2) },
  ],
  filters,
  sorts,
  activeFilterSort: { sort: 'deliveryTime', filters: {}, firstCapApplied: count < 400, ...query },
  remainingFabricChoiceCount: 400 - count,
});

const fabricOption = {
  optionCode: 'FABRIC',
  optionType: 'fabric',
  source: 0,
  optionSequence: 1,
  title: 'Fabric',
  ...fabricsAnswer(24),
  sortFilterType: 'filter',
};

const legs = {
  optionCode: 'LEG',
  optionType: 'finish',
  source: 1,
  optionSequence: 2,
  title: 'Legs',
  fabricChoiceGroups: [
    {
      choices: [
        { code: 'WALNUT', title: 'Walnut', isSelected: true, matchingSkus: ['423001', '423002'] },
        { code: 'OAK', title: 'Natural Oak', matchingSkus: skus },
        {
          code: 'BRASS',
          title: 'Brushed Brass',
          matchingSkus: ['423003'],
          formattedPriceDifference: '+$80',
        },
        {
          code: 'EBONY',
          title: 'Ebony',
          matchingSkus: skus,
          availability: 2,
          availabilityMessage: 'From January',
        },
      ],
    },
  ],
};

const product = {
  sku: '423001',
  name: 'Halden 3-Seat Sofa',
  formattedPrice: '$1,799.00',
  url: '/p/423001?FABRIC=F0&LEG=WALNUT',
  optionChoiceParameter: 'FABRIC=F0&LEG=WALNUT',
  deliveryText: 'Delivered in 8 to 10 weeks',
  reviewCount: 41,
  availability: 1,
  pictures: [{ imagePath: '/pictures/423001.svg', imageAlt: 'Halden 3-Seat Sofa' }],
};

const optionGroups = [fabricOption, legs];
const outputCacheString = 'so-423001';
export const model = {
  browseDto: product,
  optionGroups,
  outputCacheString,
  formattedFromPrice: '$1,699.00',
};
const { browseDto: _, ...withoutProduct } = model;

/** What an answer with another choice has; the story’s backend gives the same to each. */
const answer = {
  browseDto: { ...product, url: undefined, optionChoiceParameter: undefined, formattedPrice: '$1,949.00' },
  optionGroups: [],
  outputCacheString: 'so-423001-b',
};

const quickship = {
  title: 'Ready to Ship',
  items: [
    {
      sku: '423001',
      choices: [
        { optionCode: 'FABRIC', optionType: 'fabric', choiceCode: 'F1', source: 0, optionSequence: 1 },
        { optionCode: 'LEG', optionType: 'finish', choiceCode: 'OAK', source: 1, optionSequence: 2 },
      ],
      title: 'Oat Linen, Natural Oak',
      formattedPrice: '$1,799.00',
      deliveryText: 'Leaves in 3 days',
      imagePath: '/pictures/423001.svg',
      availability: 1,
    },
  ],
};

const answers = {
  getBrowseDto: answer,
  getChoiceGroups: fabricsAnswer(400, { firstCapApplied: false }),
  getQuickship: { items: [] },
  addItems: addItemsExample.answer,
  getCart: getCartExample.answer,
};
const attributes = { 'data-sku': '423001' };
const content = `<h3>Fabric</h3>
<ul>
<li><a href="?FABRIC=F0&amp;LEG=WALNUT">Ink Linen</a></li>
<li><a href="?FABRIC=F1&amp;LEG=WALNUT">Oat Linen</a></li>
</ul>
<h3>Legs</h3>
<ul>
<li><a href="?FABRIC=F0&amp;LEG=WALNUT">Walnut</a></li>
<li><a href="?FABRIC=F0&amp;LEG=OAK">Natural Oak</a></li>
</ul>`;
const base = { attributes, content, props: { model }, answers };
const withLegs = (selected: string | undefined) => ({
  ...withoutProduct,
  optionGroups: [
    fabricOption,
    {
      ...legs,
      fabricChoiceGroups: [
        {
          choices: legs.fabricChoiceGroups[0]!.choices.map((choice) => ({
            ...choice,
            isSelected: choice.code === selected,
          })),
        },
      ],
    },
  ],
});

/** The states of the options. */
export const examples = {
  'all chosen': { ...base, about: 'A fabric and legs are chosen: price and delivery time show.' },
  'nothing chosen': {
    ...base,
    about: 'No legs are chosen yet: what is missing is said, and the lowest price.',
    props: { model: withLegs(undefined) },
  },
  'asked for': {
    ...base,
    about: 'The page gives no model: the widget asks for it, and the server’s links stay until it has come.',
    props: {},
    answers: { ...answers, getBrowseDto: model },
  },
  'asking for the options': {
    ...base,
    about: 'The options have not come yet: the server’s links show.',
    props: {},
    answers: { ...answers, getBrowseDto: 'never' },
  },
  'options not reached': {
    ...base,
    about: 'The options could not be read: the server’s links stay, with Try Again.',
    props: {},
    answers: { ...answers, getBrowseDto: 503 },
  },
  'price on its way': {
    ...base,
    about: 'Another choice: the price and delivery time are asked for.',
    props: { model: withoutProduct },
    answers: { ...answers, getBrowseDto: 'never' },
  },
  'price not reached': {
    ...base,
    about: 'The price could not be read: every choice stays, with Try Again.',
    props: { model: withoutProduct },
    answers: { ...answers, getBrowseDto: 503 },
  },
  'not made together': {
    ...base,
    about: 'The address has choices that are not made together: the nearest set is offered.',
    props: { model: withLegs('BRASS') },
    answers: { ...answers, getBrowseDto: model },
  },
  'sold out': {
    ...base,
    about: 'The chosen fabric is no longer woven (sold out): it says so.',
    props: {
      model: {
        ...model,
        browseDto: { ...product, availability: 3, deliveryText: null },
        optionGroups: [
          {
            ...fabricOption,
            fabricChoiceGroups: [
              {
                choices: [
                  fabric(0, { isSelected: true, availability: 3, availabilityMessage: 'No longer woven' }),
                  fabric(1, { availability: 5 }),
                  fabric(2),
                ],
              },
            ],
            remainingFabricChoiceCount: 0,
          },
          legs,
        ],
      },
    },
  },
  'ready to ship': {
    ...base,
    about: 'Quick ship: sets of choices that leave soon, each chosen with one press.',
    answers: { ...answers, getQuickship: quickship },
  },
  leather: {
    ...base,
    about: 'Leathers, and a size with a picture for each value.',
    props: {
      model: {
        ...model,
        optionGroups: [
          { ...fabricOption, optionCode: 'LEATHER', optionType: 'leather', title: 'Leather' },
          {
            ...legs,
            optionCode: 'SIZE',
            title: 'Size',
            fabricChoiceGroups: [
              {
                choices: ['Loveseat', 'Sofa', 'Sectional'].map((title, nth) => ({
                  code: title.toUpperCase(),
                  title,
                  isSelected: !nth,
                  images: [{ imagePath: `/pictures/42300${nth}.svg` }],
                })),
              },
            ],
          },
        ],
      },
    },
  },
  'long names': {
    ...base,
    about: 'Long names of fabrics and legs wrap, and nothing is cut in the middle of a word.',
    props: {
      model: {
        ...model,
        optionGroups: [
          {
            ...fabricOption,
            fabricChoiceGroups: [
              { choices: fabrics(24, { title: 'Performance Stain-Resistant Heathered Flannel' }) },
            ],
          },
          legs,
        ],
      },
    },
  },
  'only what has to be sent': {
    ...base,
    about: 'A server that gives codes, titles and what is selected alone.',
    props: {
      model: {
        optionGroups: [
          {
            optionCode: 'FABRIC',
            optionType: 'fabric',
            title: 'Fabric',
            fabricChoiceGroups: [
              {
                choices: [
                  { code: 'OAT', title: 'Oat Linen', isSelected: true },
                  { code: 'INK', title: 'Ink Velvet' },
                ],
              },
            ],
          },
        ],
      },
    },
    answers: { ...answers, getBrowseDto: { browseDto: { sku: '423001', name: 'Halden' }, optionGroups: [] } },
  },
  heading: {
    ...base,
    about: 'The page’s own heading.',
    attributes: { ...attributes, 'data-heading': 'Make It Yours' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile.', context: { isMobile: true } },
};
