const fabrics = [
  ['oat-linen', 'Oat Linen', '#d9ccb4'],
  ['ink-velvet', 'Ink Velvet', '#23304a'],
  ['moss-boucle', 'Moss Bouclé', '#6d7355'],
  ['cognac-leather', 'Cognac Leather', '#9a5b33'],
  ['chalk-twill', 'Chalk Twill', '#efebe2'],
  ['rust-chenille', 'Rust Chenille', '#a4532f'],
  ['slate-weave', 'Slate Weave', '#59606a'],
  ['plum-velvet', 'Plum Velvet', '#57304a'],
] as const;

/** Swatches as stored, latest first. */
const picked = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => {
    const [code, name, color] = fabrics[index % fabrics.length]!;
    const nth = index < fabrics.length ? '' : `-${index}`;
    return { ChoiceCode: code + nth, Name: name, Color: color, Url: `/p/410553?option=${code}`, ...more };
  });

const base = { attributes: {}, content: '' };

/**
 * The states of the list; `stored` is the content of `recentSwatches` in storage, `offered` the page's own swatches.
 */
export const examples = {
  'eight picked': { ...base, about: 'Eight are kept, the last six show.', stored: picked(8) },
  'picked here': {
    ...base,
    about: 'A page with swatches: a pick there comes first.',
    stored: picked(2),
    offered: fabrics.map(([code, name, color]) => ({ code, name, color })),
  },
  'one picked': { ...base, about: 'A single swatch.', stored: picked(1) },
  'too many': { ...base, about: 'Another script stored more than 24: six show.', stored: picked(40) },
  'long names': {
    ...base,
    about: 'Names of more than two lines end at the second.',
    stored: picked(6, { Name: 'Performance Stain-Resistant Heathered Flannel' }),
  },
  pictures: {
    ...base,
    about: 'Swatches that have a picture.',
    stored: picked(6, { ImagePath: '/pictures/swatch.svg' }),
  },
  'codes only': {
    ...base,
    about: 'Another script stored codes alone: they show as names.',
    stored: [{ ChoiceCode: 'OAT' }, { ChoiceCode: 'INK' }],
  },
  corrupt: {
    ...base,
    about: 'Corrupt storage: no swatch shows, nothing breaks.',
    stored: 7,
  },
  none: { ...base, about: 'Nothing picked yet: nothing shows.', stored: [] },
  heading: {
    ...base,
    about: 'The page’s own heading.',
    attributes: { 'data-heading': 'Fabrics You Looked At' },
    stored: picked(4),
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' }, stored: picked(6) },
  mobile: { ...base, about: 'On mobile.', context: { isMobile: true }, stored: picked(6) },
};
