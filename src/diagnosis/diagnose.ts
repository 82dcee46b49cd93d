import type { Island } from '../runtime/define-island.ts';
import type { PropsSource } from '../runtime/parse-props.ts';
import { checkCards } from './check-cards.ts';
import { checkContext } from './check-context.ts';
import { checkLink } from './check-elements.ts';
import { checkListings } from './check-listings.ts';
import { checkNames } from './check-names.ts';
import { checkPlaces } from './check-places.ts';
import { checkPrices } from './check-prices.ts';
import { checkKeys } from './check-props.ts';
import { checkToken } from './check-token.ts';
import { type Fact, type Finding, isHost, isOpener, mistake } from './fact.ts';
import { meantIslandAttribute } from './island-attributes.ts';
import type { Page } from './page.ts';

/** Finds what is wrong with the page as a whole, except with the library's tags. */
export function checkPage(page: Page): Finding[] {
  return [
    ...checkContext(page),
    ...checkToken(page),
    ...checkAny(page),
    ...checkPlaces(page),
    ...checkListings(page),
    ...checkCards(page),
    ...checkPrices(page),
  ];
}

function checkAny({ facts }: Page): Finding[] {
  if (facts.some((fact) => isHost(fact) || isOpener(fact))) return [];
  // Misspelt names have a finding of their own.
  if (facts.some(({ attributes }) => [...attributes.keys()].some(meantIslandAttribute))) return [];
  return [
    mistake(
      'no-host',
      'No element of the page has data-island or data-island-open: nothing mounts.',
      'Write data-island="…" on an element. If a script adds the hosts later, there is nothing to do.',
    ),
  ];
}

/** Finds what is wrong with a host or an opener, except with its values. */
export function checkHost(at: Fact, island: Island, source: PropsSource, isOpener = false): Finding[] {
  return [
    ...(isOpener ? [] : checkLink(at, island)),
    ...checkNames(island, at),
    ...checkKeys(island, source, at),
  ];
}
