import { renderPersonalizationExample } from '../../src/contract/personalization/personalization.examples.ts';

const attributes = {
  'data-sku': '415002',
  'data-name': 'Everly Bath Towel',
  'data-image-path': '/pictures/415002.svg',
  'data-formatted-price': '$12.00',
};

const answers = { renderPersonalization: renderPersonalizationExample.answer };

const letters = { validationRegEx: '^[A-Za-z]*$', minLength: 1, maxLength: 3 };

export const threads = [
  { textColor: 'Navy', hex: '#1f2d4d' },
  { textColor: 'Sage', hex: '#7d8f76' },
  { textColor: 'Rose', hex: '#b8707a' },
  { textColor: 'Gold', hex: '#b08d3c' },
  { textColor: 'Charcoal', hex: '#3a3a3c' },
  { textColor: 'Snow', name: 'Snow white', hex: '#f7f5f0' },
];

const initials = {
  templateName: 'block-initials',
  name: 'Initials',
  monogrammingImg: '/pictures/415002.svg',
  lines: [{ elementName: 'Text1', label: 'Monogram', maxLength: 3 }],
  fonts: [
    { font: 'Block', fontAttributes: letters },
    { font: 'Script', name: 'Script italic', fontAttributes: letters },
  ],
  textColors: threads,
};

const words = { validationRegEx: "^[A-Za-z0-9 .&'-]*$", minLength: 2, maxLength: 12 };

const nameAndDate = {
  templateName: 'name-and-date',
  name: 'Name and date',
  monogrammingImg: '/pictures/415508.svg',
  lines: [
    { elementName: 'Text1', label: 'First line', maxLength: 10 },
    { elementName: 'Text2', label: 'Second line', maxLength: 12 },
  ],
  fonts: [
    { font: 'Block', fontAttributes: words },
    {
      font: 'Script',
      name: 'Script italic',
      fontAttributes: { ...words, validationRegEx: "^[A-Za-z '-]*$" },
    },
  ],
  textColors: threads,
};

/** Embroidery in two styles. */
const embroidery = {
  type: 700,
  orderType: 'embroidery',
  profileGuid: 'profile-1',
  templateName: 'block-initials',
  locationName: 'center',
  textcolor: 'Navy',
  font: 'Block',
  templates: [initials, nameAndDate],
};

const filled = (template: typeof initials | typeof nameAndDate, ...typed: string[]) => ({
  ...embroidery,
  templateName: template.templateName,
  templates: [
    { ...template, lines: template.lines.map((line, nth) => ({ ...line, text: typed[nth] ?? '' })) },
  ],
});

const base = { attributes, props: { personalization: embroidery }, answers };

const refused = (code: string, description: string | null, profaneTexts: string[] = []) => ({
  ...answers,
  renderPersonalization: {
    hasError: true,
    error: { businessErrorCode: code, businessErrorDescription: description, profaneTexts },
    imageUrl: null,
  },
});
const monogram = { ...base, props: { personalization: filled(initials, 'ABC') } };
const twoLines = { ...base, props: { personalization: filled(nameAndDate, 'Ada', 'oh damn') } };

/** The states of the editor. */
export const examples = {
  empty: { ...base, about: 'Two styles; nothing is entered yet.' },
  monogram: { ...monogram, about: 'A monogram with its preview.' },
  'two lines': {
    ...base,
    about: 'A name and a date, each with a font and a thread color of its own.',
    props: { personalization: filled(nameAndDate, 'Ada & Ben', '2026') },
  },
  etching: {
    ...base,
    about: 'Etched: one color, so that there is none to choose.',
    attributes: { 'data-sku': '415508', 'data-name': 'Everly Wine Glass' },
    props: {
      personalization: {
        ...embroidery,
        type: 705,
        orderType: 'etching',
        templates: [{ ...nameAndDate, textColors: [{ textColor: 'Frosted' }] }],
      },
    },
  },
  legacy: {
    ...base,
    about: 'A name without styles, fonts or colors, which the product needs.',
    attributes: { 'data-sku': '416005', 'data-is-required': 'true' },
    props: {
      personalization: {
        type: 100,
        lines: [
          {
            elementName: 'PersonalizationText',
            label: 'Name',
            maxLength: 12,
            fontAttributes: { validationRegEx: '^[A-Za-z -]*$', minLength: 2, maxLength: 10 },
          },
        ],
      },
    },
  },
  'typed before': {
    ...base,
    about: 'Text typed into the server’s field before mounting is kept.',
    content: '<form><label for="Text1">Monogram</label><input id="Text1" name="Text1" value="MJK"></form>',
  },
  'characters that the font lacks': {
    ...base,
    about: 'An emoji that the font does not have: the message says which, and nothing is asked.',
    props: { personalization: filled(initials, 'A🙂') },
  },
  'too long': {
    ...base,
    about: 'More characters than fit: the text stays, and the count says how many.',
    props: { personalization: filled(nameAndDate, 'Alexandrina Maria') },
  },
  'bad pattern': {
    ...base,
    about: 'The server’s pattern is not a valid regular expression: it is ignored and logged.',
    props: {
      personalization: {
        type: 700,
        lines: [{ elementName: 'Text1', text: 'Ada', fontAttributes: { validationRegEx: '^[A-Z' } }],
      },
    },
  },
  'preview pending': {
    ...monogram,
    about: 'The preview is being drawn: the product’s own picture shows meanwhile.',
    answers: { ...answers, renderPersonalization: 'never' },
  },
  'preview unavailable': {
    ...monogram,
    about: 'The preview fails: the text stays and can be added.',
    answers: { ...answers, renderPersonalization: 503 },
  },
  'style refused': {
    ...monogram,
    about: 'The server refuses the style (E1002): its message is in the legend.',
    answers: refused('E1002', 'The diamond style needs three letters.'),
  },
  'refused as a whole': {
    ...monogram,
    about: 'The server refuses all of it (E2001): its message is in the summary.',
    answers: refused('E2001', 'Both lines together are too wide for this piece.'),
  },
  'word not allowed': {
    ...twoLines,
    about: 'The server refuses a word (E3001): the line that has it is marked.',
    answers: refused('E3001', 'We cannot put these words on a piece.', ['damn']),
  },
  'line refused': {
    ...monogram,
    about: 'Any other reason of the server’s marks the first line.',
    answers: refused('E4001', 'The Block font has no “B” at this size.'),
  },
  'refused without a reason': {
    ...monogram,
    about: 'The server refuses it and does not say why.',
    answers: { ...answers, renderPersonalization: { hasError: true } },
  },
  returnable: {
    ...monogram,
    about: 'It costs nothing and can be returned.',
    attributes: { 'data-sku': '415002', 'data-is-returnable': 'true' },
  },
  'modern brand': { ...monogram, about: 'The modern brand.', context: { brand: 'modern' } },
};
