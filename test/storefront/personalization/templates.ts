import type {
  PersonalizationColor,
  PersonalizationFont,
  PersonalizationTemplate,
} from '../../../src/domain/personalization/templates.ts';

/** The threads of the embroidery workshop. Copper has run out for now: the workshop says so (E1003). */
export const threads: readonly PersonalizationColor[] = [
  { textColor: 'Navy', hex: '#1f2d4d' },
  { textColor: 'Sage', hex: '#6f8268' },
  { textColor: 'Rose', hex: '#b4656f' },
  { textColor: 'Gold', hex: '#a9832f' },
  { textColor: 'Copper', hex: '#9a5a3a' },
  { textColor: 'Charcoal', hex: '#3a3a3c' },
  { textColor: 'Snow', name: 'Snow white', hex: '#f7f5f0' },
];

export const threadOut = 'Copper';

const frosted: readonly PersonalizationColor[] = [
  { textColor: 'Clear', name: 'Frosted', hex: '#e9eef0' },
  { textColor: 'Gold leaf', hex: '#b8923f' },
];

/** Its capitals are drawn as a set of three. */
export const diamond = 'diamond-monogram';

/** Characters that the page's rules allow and the font does not have (E4001). */
export const missingGlyphs: Readonly<Record<string, string>> = { Roman: '&' };

const fonts = (
  letters: string,
  limits: { minLength: number; maxLength: number },
): readonly PersonalizationFont[] =>
  [
    ['Block', 'Block'],
    ['Roman', 'Roman serif'],
    ['Script', 'Script italic'],
  ].map(([font, name]) => ({
    font: font!,
    name,
    fontAttributes: { validationRegEx: `^[${letters}]*$`, ...limits },
  }));

const line = (elementName: string, label: string, maxLength: number) => ({
  elementName,
  label,
  text: '',
  maxLength,
});

const initials = 'A-Za-z';
const words = "A-Za-z0-9 .&'-";

const picture = (style: string) => `/personalization/styles/${style}.svg`;

/** Styles of embroidery. */
export const embroidery: readonly PersonalizationTemplate[] = [
  {
    templateName: 'block-initials',
    name: 'Initials',
    monogrammingImg: picture('block-initials'),
    locationName: 'center',
    lines: [line('Text1', 'Monogram (optional)', 3)],
    fonts: fonts(initials, { minLength: 1, maxLength: 3 }),
    textColors: threads,
  },
  {
    templateName: diamond,
    name: 'Diamond',
    monogrammingImg: picture(diamond),
    locationName: 'center',
    lines: [line('Text1', 'Monogram (optional)', 3)],
    fonts: fonts(initials, { minLength: 1, maxLength: 3 }).slice(0, 2),
    textColors: threads,
  },
  {
    templateName: 'name-and-date',
    name: 'Name and date',
    monogrammingImg: picture('name-and-date'),
    locationName: 'hem',
    lines: [line('Text1', 'First line (optional)', 12), line('Text2', 'Second line (optional)', 12)],
    fonts: fonts(words, { minLength: 1, maxLength: 12 }),
    textColors: threads,
  },
];

/** Styles of etching. */
export const etching: readonly PersonalizationTemplate[] = [
  {
    templateName: 'two-lines',
    name: 'Two lines',
    monogrammingImg: picture('two-lines'),
    locationName: 'bowl',
    lines: [line('Text1', 'First line (optional)', 12), line('Text2', 'Second line (optional)', 12)],
    fonts: [...fonts(words, { minLength: 1, maxLength: 12 })].reverse(),
    textColors: frosted,
  },
  {
    templateName: 'initial',
    name: 'One initial',
    monogrammingImg: picture('initial'),
    locationName: 'bowl',
    lines: [line('Text1', 'Initial (optional)', 1)],
    fonts: [...fonts(initials, { minLength: 1, maxLength: 1 })].reverse(),
    textColors: frosted,
  },
];

/** The most characters of both lines together that fit on a piece (E2001). */
export const mostTogether = 20;
