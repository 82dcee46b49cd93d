import { recentlyViewedExample } from '../../src/contract/recommendations/recently-viewed.examples.ts';
import { recentlyViewedCategoryExample } from '../../src/contract/recommendations/recently-viewed-categories.examples.ts';

/** Recently viewed: eight of each. */
const viewed = (example: object) => ({
  items: Array.from({ length: 8 }, (_, index) => ({
    ...example,
    sku: `26${1000 + index}`,
    imagePath: `/pictures/26${1000 + index}.svg`,
    imagePathHiRes: `/pictures/26${1000 + index}.svg?hires=1`,
    urlPath: `/p/26${1000 + index}`,
  })),
});

const attributes = { 'data-term': 'velvet hammock' };
const content =
  '<p>We found 0 results for your search “velvet hammock”</p><p><a href="/search">Try a new search</a></p>';
const answers = {
  getRecentlyViewed: viewed(recentlyViewedExample),
  getRecentlyViewedCategories: viewed(recentlyViewedCategoryExample),
};
const context = { endpoints: { getRecentlyViewedCategories: '/browse/recentlyviewed/categories' } };
const base = { attributes, content, context, answers };
const because = (reason: string) => ({ ...attributes, 'data-reason': reason });
const chat = { ...attributes, 'data-chat-opener': '#page-chat' };

/** The states of a search that found nothing. */
export const examples = {
  'nothing found': {
    ...base,
    about: 'A search without results: four actions, and recently viewed products.',
  },
  'ready to ship': {
    ...base,
    about: 'Nothing that matches is ready to ship.',
    attributes: because('noresult_with_readytodeliver'),
  },
  pickup: {
    ...base,
    about: 'Nothing that matches can be picked up in a store.',
    attributes: because('noresult_with_bops'),
  },
  'search failed': {
    ...base,
    about: 'The search itself failed on the server.',
    attributes: because('noresult_with_error'),
  },
  filters: {
    ...base,
    about: 'The filters leave nothing.',
    attributes: because('noresult_for_filter'),
  },
  'no term': { ...base, about: 'A category without products.', attributes: {} },
  'hostile term': {
    ...base,
    about: 'The term is always text; a long one wraps.',
    attributes: { 'data-term': `<img src=x onerror="alert(1)"> ${'sofa'.repeat(80)}` },
  },
  chat: {
    ...base,
    about: 'Chat is available: the button clicks the page’s own.',
    attributes: chat,
    context: { ...context, isChatAvailable: true },
  },
  'no opener': {
    ...base,
    attributes: { ...attributes, 'data-chat-opener': '#no-such-chat' },
    about: 'Chat is available, but the page has no button that opens it.',
    context: { ...context, isChatAvailable: true },
  },
  'wrong selector': {
    ...base,
    about: 'A search box that is not a selector is an error of this island only.',
    attributes: { ...attributes, 'data-search-box': '#' },
  },
  'modern brand': {
    ...base,
    about: 'The modern brand has a registry page of its own.',
    context: { ...context, brand: 'modern' },
  },
  'modern brand in canada': {
    ...base,
    about: 'The modern brand has no registry in Canada.',
    context: { ...context, brand: 'modern', country: 'CA' },
  },
  canada: {
    ...base,
    about: 'The core brand has its registry in Canada too.',
    context: { ...context, country: 'CA' },
  },
  mobile: {
    ...base,
    about: 'On mobile the link scrolls to the registry search.',
    context: { ...context, isMobile: true },
  },
  'own products below': {
    ...base,
    about: 'The page’s own products follow, and links of the page lead on: nothing is reserved below.',
    attributes: {
      ...attributes,
      'data-shows-recent': 'false',
      'data-ways': JSON.stringify([
        { name: 'Living', url: '/living' },
        { name: 'Dining', url: '/dining' },
        { name: 'Bedroom', url: '/bedroom' },
      ]),
    },
  },
  'own words': {
    ...base,
    about: 'The page’s own texts.',
    attributes: because('noresult_for_filter'),
    context: {
      ...context,
      messages: {
        noResultsHeading: 'Nothing here',
        noresult_for_filter: 'Try fewer filters.',
      },
    },
  },
};
