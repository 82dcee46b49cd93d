/** The pictures of a product: what each shows, by its name. */
const views = [
  ['front', 'Marlow 3-Seat Sofa from the front'],
  ['angle', 'From an angle'],
  ['detail', 'The seam of the arm, from near'],
  ['room', 'In a living room'],
  ['scale', 'Beside a door, for its size'],
  ['back', 'From behind'],
] as const;

const picture = ([view, imageAlt]: readonly [string, string], option = '') => ({
  imagePath: `/pictures/410553-${view}${option}.svg`,
  imagePathHiRes: `/pictures/410553-${view}${option}.svg?hires=1`,
  imageAlt,
  width: 1200,
  height: 1200,
});

const pictures = views.map((view) => picture(view));

/** A list of links with pictures, as a server renders them; the first is not lazy. */
const contentOf = (given: readonly { imagePath: string; imagePathHiRes: string; imageAlt: string }[]) =>
  `<ul>${given
    .map(
      ({ imagePath, imagePathHiRes, imageAlt }, index) =>
        `<li><a href="${imagePathHiRes}"><img src="${imagePath}" alt="${imageAlt}" width="1200" height="1200"${
          index ? ' loading="lazy"' : ''
        }></a></li>`,
    )
    .join('')}</ul>`;

const base = { attributes: {}, content: contentOf(pictures), props: { pictures } };
const video = {
  imagePath: '/pictures/410553-film.svg',
  imageAlt: 'How the sofa is made',
  videoPath: '/films/410553.webm',
};

/** The states of the gallery. */
export const examples = {
  'six pictures': {
    ...base,
    about: 'Thumbnails beside the picture; where there is no room for them, a counter and dots below it.',
  },
  'chosen option': {
    ...base,
    about: 'The picture of the chosen option comes first.',
    attributes: { 'data-picture': '/pictures/410553-detail.svg' },
  },
  'picture not in the list': {
    ...base,
    about: 'The chosen option’s picture is not one of the list: it comes before them.',
    attributes: { 'data-picture': '/pictures/410553-ink.svg' },
  },
  video: {
    ...base,
    about: 'A video: its poster with a sign of play. It is loaded and plays when it is pressed.',
    props: { pictures: [pictures[0], video, ...pictures.slice(1, 3)] },
  },
  'video first': {
    ...base,
    about: 'The first is a video; a file that cannot be played says so, with a link to it.',
    props: { pictures: [video, ...pictures] },
  },
  'one picture': {
    ...base,
    about: 'A single picture: neither thumbnails nor a counter.',
    content: contentOf(pictures.slice(0, 1)),
    props: { pictures: pictures.slice(0, 1) },
  },
  'many pictures': {
    ...base,
    about: 'Fourteen pictures: the thumbnails scroll, and the counter shows without dots.',
    props: {
      pictures: Array.from({ length: 14 }, (_, index) => ({
        ...picture(['view', ''], `-${index}`),
        imageAlt: null,
      })),
    },
  },
  'small thumbnails': {
    ...base,
    about: 'Pictures in several sizes: the browser loads the one that fits.',
    props: {
      pictures: pictures.map((one) => ({
        ...one,
        thumbnailPath: `${one.imagePath}?small=1`,
        srcset: `${one.imagePath}?w=400 400w, ${one.imagePathHiRes} 1200w`,
      })),
    },
  },
  'broken picture': {
    ...base,
    about: 'A picture that does not come leaves its place empty; the others show.',
    props: { pictures: [pictures[0], { ...pictures[1], imagePath: '/broken.svg' }, ...pictures.slice(2, 4)] },
  },
  'bad item': {
    ...base,
    about: 'A picture without a path is left out and reported.',
    props: { pictures: [{ imageAlt: 'Without a path' }, ...pictures.slice(0, 3)] },
  },
  'no pictures': { ...base, about: 'No pictures: the server’s content stays.', props: { pictures: [] } },
  'wrong data': {
    ...base,
    about: 'No list fails that island alone, with an error that names it; the server’s content stays.',
    props: { pictures: 'none' },
  },
  heading: {
    ...base,
    about: 'The region’s own name for screen readers.',
    attributes: { 'data-heading': 'Pictures of the Marlow sofa' },
  },
  'modern brand': { ...base, about: 'The modern brand.', context: { brand: 'modern' } },
  mobile: { ...base, about: 'On a phone: swiped, with a counter and dots.', context: { isMobile: true } },
};
