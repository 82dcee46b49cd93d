import * as v from 'valibot';
import { filledText, requiredLink, requiredTolerantList } from '../../src/contract/fields.ts';
import { noResultsReasons } from '../../src/domain/listing/no-results.ts';
import {
  flag,
  type IslandProps,
  json,
  oneOf,
  selector,
  text,
  url,
  whole,
} from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { NoResults } from './no-results.tsx';

export const props = {
  term: text({ optional: true, about: 'What was searched for; always shown as text.' }),
  reason: oneOf(noResultsReasons, {
    optional: true,
    about: 'Why nothing was found, if the server knows.',
  }),
  searchBox: selector({
    fallback: 'input[type="search"]',
    about: 'The page’s search box, which “Try a new search” focuses.',
  }),
  searchUrl: url({
    optional: true,
    about:
      'Where “Try a new search” leads if the page has no visible search box: by default `/search`, or `/kids/search` in the kids’ part.',
  }),
  chatOpener: selector({
    fallback: '#page-chat, [data-page-chat]',
    about:
      'The page’s button that opens its chat; “Chat with us” clicks it where `isChatAvailable` in the page context says that there is a chat.',
  }),
  showsRecent: flag({
    fallback: true,
    about:
      'Shows recently viewed products below, unless the page has those carousels itself. They come below the fold, in a screen’s height that stays empty for a shopper who has viewed nothing: a page whose own products follow sets it to `false` and has those carousels after them.',
  }),
  ways: json(requiredTolerantList(v.object({ name: filledText, url: requiredLink })), {
    optional: true,
    accepts: 'a list of objects {name, url}',
    about: 'Where else the shopper may go on, such as the departments of the shop.',
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
  about: 'For a search without results: why, what the shopper can do now, and recently viewed products.',
  docs: {
    task: 'browse',
    useWhen: 'On a search or a listing that has found nothing: it says why and leads on.',
    notWhen: 'Beside `product-grid`: it shows this widget itself when a search or filters leave nothing.',
    accessibility: [
      'The heading has the level that `data-heading-level` says, to fit the outline of the page.',
      'The ways on are a list of links and buttons; “Try a new search” moves the focus to the page’s own search box and selects its text.',
      'Without a chat “Chat with us” is disabled, and its title says so.',
    ],
  },
  props,
  serverOf: ['address'],
  view: NoResults,
});
