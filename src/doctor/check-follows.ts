import { unfollowed } from '../page/product-attributes.ts';
import { type Finding, mistake, suggestion } from './finding.ts';

/** The names in an element's `data-follows` that its widget has no attribute for (decision 63). */
export function checkFollows(widget: string, declared: readonly string[], element: Element): Finding[] {
  return unfollowed(element.getAttribute('data-follows'), declared).map(({ given, meant, accepted }) =>
    mistake(
      'misspelt-followed',
      `data-follows names "${given}", but ${widget} has no attribute data-${given.replace(/^data-/, '')}: nothing follows.${suggestion(meant)}`,
      meant
        ? `Write ${meant}.`
        : `Write names of ${widget}’s attributes without data-, with a space between them: ${accepted.join(', ') || 'it has none'}.`,
      element,
    ),
  );
}
