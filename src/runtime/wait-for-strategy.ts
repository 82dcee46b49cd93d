import type { HostRecord, Registry } from './registry.ts';

// `data-island-load` is a list of words, each with brackets up to two levels deep:
// `visible media((min-width: 60em) and (hover))`. Anything else is a mistake.
const strategies = /(\w+)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\S+/g;

/** `media(hover)` needs the brackets in its query, `media(print)` does not. Both are tried: the wrong one never matches. */
const formsOf = (query: string) => [query, query.slice(1, -1)];

/** A form of a query that is only a word, which is no known medium: browsers accept any word as a medium that they lack. */
const onlyWords = /^(?!.*\b(?:all|print|screen)\b)[\s\w-]*$/i;

const opposite = (form: string) => (/^\s*not\b/i.test(form) ? form.replace(/not/i, '') : `not ${form}`);

/** False for a query that the browser does not understand: then neither a form of it nor its opposite matches. */
function isQuery(query: string | undefined): query is string {
  const forms = query ? formsOf(query).filter((form) => !onlyWords.test(form)) : [];
  return matchMedia([...forms, ...forms.map(opposite)].join() || 'not all').matches;
}

/**
 * Marks a host `pending`, and begins it once one of the strategies of its `data-island-load` applies. The loader itself
 * begins a host with `load`.
 */
export function waitForStrategy(page: Registry, record: HostRecord): void {
  const { host, asked = '' } = record;
  if (record.status !== 'pending') return;
  page.setStatus(record, 'pending');
  const now = () => page.begin(record);
  let isMistaken = false;
  for (const [, strategy, query] of asked.matchAll(strategies)) {
    if (strategy === 'visible') page.observer!.observe(host);
    else if (strategy === 'interaction') {
      record.touch = now;
      // The pointer or focus may have arrived before this file.
      if (host.matches(':hover,:focus-within')) now();
    } else if (strategy === 'idle') {
      if (window.requestIdleCallback) window.requestIdleCallback(now, { timeout: 2e3 });
      // Safari has no `requestIdleCallback`.
      else setTimeout(now);
    } else if (strategy === 'media' && isQuery(query)) {
      const media = matchMedia(formsOf(query).join());
      const check = () => media.matches && now();
      const stopOthers = record.stopWaiting;
      record.stopWaiting = () => {
        stopOthers?.();
        media.removeEventListener('change', check);
      };
      media.addEventListener('change', check);
      check();
    } else {
      isMistaken ||= strategy !== 'load';
      now();
    }
  }
  if (isMistaken)
    console.error(
      `[storefront-islands] ${record.name}: data-island-load was "${asked}"; accepted are load, idle, visible, interaction, media(…).`,
    );
}
