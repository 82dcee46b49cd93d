const attributes = { 'data-sku': '410553' };
const inInk = { ...attributes, 'data-option-choice-parameter': 'FABRIC=INK' };
const content = '<p><a href="/boards?sku=410553">Save to a board</a></p>';

const boards = [
  { id: 'b-1', name: 'Living room', url: '/boards/b-1', itemCount: 9, imagePath: '/pictures/410553.svg' },
  { id: 'b-2', name: 'Guest room', url: '/boards/b-2', itemCount: 5, imagePath: null },
  { id: 'b-3', name: 'Someday', url: '/boards/b-3', itemCount: 1, imagePath: '/pictures/410561.svg' },
];
const answer = {
  TotalItemCount: 15,
  BoardSummaries: boards,
  itemSkus: { '410553': ['b-1', 'b-2'], '410553|FABRIC=INK': ['b-1'], '410561': ['b-3'] },
};
const base = { attributes, content, answers: { getBoardSummaries: answer } };

/** The states of the boards. */
export const examples = {
  'two boards': {
    ...base,
    about: 'Two boards hold the product; the third, with something else, does not show.',
  },
  'chosen options': {
    ...base,
    about:
      'One board holds the product in the chosen options, another in others: that one last, and it says so.',
    attributes: inInk,
  },
  'one board': {
    ...base,
    about: 'A single board, of a single thing.',
    attributes: { 'data-sku': '410561' },
  },
  'only the needed': {
    ...base,
    about: 'A server without addresses, counts and pictures: names alone.',
    answers: {
      getBoardSummaries: {
        BoardSummaries: [{ id: 7, name: 'Living room' }],
        itemSkus: { '410553': [7] },
      },
    },
  },
  'long names': {
    ...base,
    about: 'Long names go on in the next line.',
    answers: {
      getBoardSummaries: {
        ...answer,
        BoardSummaries: boards.map((board) => ({
          ...board,
          name: 'The apartment on Linden Street, second floor, everything for the move in September',
        })),
      },
    },
  },
  none: {
    ...base,
    about: 'No board holds it: the server’s content stays.',
    answers: { getBoardSummaries: { TotalItemCount: 1, BoardSummaries: boards.slice(2), itemSkus: {} } },
  },
  loading: {
    ...base,
    about: 'Until the answer comes the server’s content stays.',
    answers: { getBoardSummaries: 'never' },
  },
  failure: {
    ...base,
    about: 'The request fails: the server’s content stays, and no message shows.',
    answers: { getBoardSummaries: 503 },
  },
  heading: {
    ...base,
    about: 'The page’s own heading.',
    attributes: { ...attributes, 'data-heading': 'Saved on' },
  },
  'modern brand': { ...base, about: 'The modern brand.', attributes: inInk, context: { brand: 'modern' } },
  mobile: { ...base, about: 'On mobile.', attributes: inInk, context: { isMobile: true } },
};
