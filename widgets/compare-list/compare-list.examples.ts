const names = [
  'Marlow 3-Seat Sofa',
  'Corwin Bouclé Loveseat',
  'Hadley Leather Sofa',
  'Bramley Sectional',
  'Alder Sofa Bed',
  'Tilden Chaise',
];

/** The nth product as a checkbox of the page describes it, from 0. */
const product = (index: number, more: object = {}) => ({
  sku: `41055${index}`,
  name: names[index % names.length]!,
  formattedPrice: `$${1299 + index * 200}.00`,
  imagePath: `/pictures/41055${index}.svg`,
  imagePathHiRes: `/pictures/41055${index}.svg?hires=1`,
  url: `/p/41055${index}`,
  facts: [
    ['Width', `${84 + index}″`],
    ['Depth', '38″'],
    ['Material', index === 2 ? 'Leather' : 'Linen'],
    ...(index === 1 ? [['Care', 'Spot clean']] : []),
  ],
  ...more,
});

const chosen = (count: number, more?: object) =>
  Array.from({ length: count }, (_, index) => product(index, more));

/** The plain form that compares without script. */
const content = `<form id="compare" method="get" action="/compare"><button type="submit">Compare</button></form>`;
const base = { attributes: {}, content, offered: chosen(6) };

/** The states of the list: `offered` are the page's checkboxes, `stored` the products chosen on earlier pages. */
export const examples = {
  'none chosen': { ...base, about: 'Nothing chosen yet: nothing shows.' },
  'two chosen': { ...base, about: 'Two of four.', stored: chosen(2) },
  full: { ...base, about: 'As many as the limit allows.', stored: chosen(4) },
  'with buttons': {
    ...base,
    about: 'One on sale, one out of stock, one made to order, and one of which the page does not say.',
    stored: [
      product(0, { isInStock: true, formattedListPrice: '$1599.00' }),
      product(1, { isInStock: false }),
      product(2, { isInStock: true, customOrderConfirmation: { hasCustomOrderConfirmation: true } }),
      product(3),
    ],
  },
  'own limit': {
    ...base,
    about: 'The host sets the limit.',
    attributes: { 'data-limit': '2' },
    stored: chosen(1),
  },
  'limit of the page': {
    ...base,
    about: 'The page context sets the limit.',
    context: { limits: { compareList: 3 } },
    stored: chosen(1),
  },
  'long names': {
    ...base,
    about: 'Long names and many words.',
    stored: chosen(3, {
      name: 'Hartwell Velvet Queen Sleeper Sofa with Reversible Chaise and Storage Ottoman',
      facts: [
        ['Material', 'Performance velvet on a kiln-dried hardwood frame, feather-wrapped foam cushions'],
      ],
    }),
  },
  corrupt: { ...base, about: 'Corrupt storage: nothing is chosen.', stored: { a: 1 } },
  canada: {
    ...base,
    about: 'A Canadian page: the server’s prices as they are.',
    context: { country: 'CA' },
    stored: chosen(3, { formattedPrice: '$1,299.00' }),
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' }, stored: chosen(3) },
  mobile: {
    ...base,
    about: 'On mobile two products show beside their labels; the third is scrolled to.',
    context: { isMobile: true },
    stored: chosen(3),
  },
};
