import {
  renderPersonalizationExample,
  saveDesignExample,
} from '../../src/contract/personalization/personalization.examples.ts';

const fontAttributes = { validationRegEx: "^[A-Za-z0-9 .&'-]*$", minLength: 2, maxLength: 12 };

const base = {
  props: {
    sku: '415508',
    name: 'Everly Wine Glass',
    imagePath: '/pictures/415508.svg',
    personalization: {
      type: 705,
      orderType: 'etching',
      profileGuid: 'profile-1',
      templateName: 'two-lines',
      locationName: 'bowl',
      templates: [
        {
          templateName: 'two-lines',
          lines: [
            { elementName: 'Text1', label: 'First line', text: 'Ada', maxLength: 12 },
            { elementName: 'Text2', label: 'Second line', maxLength: 12 },
          ],
          fonts: [
            { font: 'Script', fontAttributes },
            { font: 'Block', fontAttributes },
          ],
          textColors: [{ textColor: 'Frosted' }],
        },
      ],
    },
  },
  answers: {
    renderPersonalization: renderPersonalizationExample.answer,
    saveDesign: saveDesignExample.answer,
  },
};
const ofLine = { ...base.props, lineId: '5', isRequired: true, isSaved: true };

/** The states of the layer. */
export const examples = {
  'on a product page': { ...base, about: 'What is entered is the page’s, for its Add to Cart.' },
  'line of the cart': {
    ...base,
    about: 'The text of a line of the cart, with what was.',
    props: ofLine,
  },
  'word not allowed': {
    ...base,
    about: 'The server refuses the word when the line is updated: the layer stays, and marks it.',
    props: ofLine,
    answers: {
      ...base.answers,
      saveDesign: {
        hasError: true,
        error: {
          businessErrorCode: 'E3001',
          businessErrorDescription: 'We cannot put these words on a piece.',
          profaneTexts: ['Ada'],
        },
      },
    },
  },
  'not saved': {
    ...base,
    about: 'The design cannot be saved: the layer stays, with the text.',
    props: ofLine,
    answers: { ...base.answers, saveDesign: 503 },
  },
  'modern brand': { ...base, about: 'The modern brand.', props: ofLine, context: { brand: 'modern' } },
};
