import { noResultsReasons } from '../../src/domain/listing/no-results.ts';
import { flag, type IslandProps, oneOf, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { selector } from '../../src/runtime/selector.ts';
import { NoResults } from './no-results.tsx';

export const props = {
  term: text({ optional: true, about: 'What was searched for; shown as text, whatever is in it.' }),
  reason: oneOf(noResultsReasons, {
    optional: true,
    about: 'Why nothing was found, where the server knows more than that nothing was.',
  }),
  searchBox: selector({
    fallback: 'input[type="search"]',
    about: 'The page’s search box: “Try a new search” gives it the focus.',
  }),
  searchUrl: url({
    fallback: '/search',
    about: 'Where “Try a new search” leads where the page has no search box to be seen.',
  }),
  chatOpener: selector({
    optional: true,
    about:
      'What opens the page’s chat: “Chat with us” presses it. Without it, or without `isChatAvailable` in the page context, there is no chat.',
  }),
  showsRecent: flag({
    fallback: true,
    about: 'What was viewed before stands below, where the page has no such carousels itself.',
  }),
  headingLevel: whole({
    min: 1,
    max: 4,
    fallback: 2,
    about: 'The heading’s level, to fit the outline of the page.',
  }),
};

export type NoResultsProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'no-results',
  kind: 'inline',
  about: 'What is said where nothing was found, with ways to go on, and what was viewed before.',
  props,
  view: NoResults,
});
