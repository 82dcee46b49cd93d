const content = '<dl><dt>Width</dt><dd>84½″</dd><dt>Depth</dt><dd>38″</dd><dt>Height</dt><dd>33¼″</dd></dl>';
const inches = {
  width: { value: 84.5 },
  depth: { value: 38 },
  height: { value: 33.25 },
  diameter: null,
  systemOfMeasure: 1,
};
const base = { attributes: {}, content, props: { dimensions: inches } };

/** The states of the dimensions. */
export const examples = {
  inches: { ...base, about: 'Given in inches: halves, quarters and eighths are fractions.' },
  centimeters: {
    ...base,
    about: 'Given in centimeters, and shown so until the shopper chooses inches.',
    props: {
      dimensions: {
        width: { value: 214.6 },
        depth: { value: 96.5 },
        height: { value: 84.5 },
        systemOfMeasure: 2,
      },
    },
  },
  round: {
    ...base,
    about: 'A round piece: a diameter and a height.',
    content: '<dl><dt>Diameter</dt><dd>36″</dd><dt>Height</dt><dd>17″</dd></dl>',
    props: {
      dimensions: {
        width: { value: 0 },
        depth: null,
        diameter: { value: 36 },
        height: { value: 17 },
        systemOfMeasure: 1,
      },
    },
  },
  'all four': {
    ...base,
    about: 'All four dimensions.',
    props: { dimensions: { ...inches, diameter: { value: 12.125 } } },
  },
  'odd fractions': {
    ...base,
    about: 'A value that is no eighth of an inch stays the server’s decimal.',
    props: { dimensions: { width: { value: 33.3 }, height: { value: 0.75 }, systemOfMeasure: 1 } },
  },
  'none known': {
    ...base,
    about: 'No dimensions: the server’s content stays.',
    content: '<p>Sizes vary.</p>',
    props: { dimensions: { systemOfMeasure: 1 } },
  },
  'wrong data': {
    ...base,
    about: 'An unknown system fails that island alone, with an error that names it.',
    props: { dimensions: { ...inches, systemOfMeasure: 3 } },
  },
  heading: { ...base, about: 'The page’s own heading.', attributes: { 'data-heading': 'Overall Size' } },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile.', context: { isMobile: true } },
};
