import { didYouMean } from '../domain/did-you-mean.ts';
import { isTemplate } from '../domain/is-template.ts';
import { type PageContext, parseContext } from '../page/context.ts';
import { contextKeys } from '../page/context-keys.ts';
import { misspeltKeys } from '../page/misspelt-keys.ts';
import * as natives from '../page/natives.ts';
import { shownUrl } from '../page/shown-url.ts';
import type { Registry } from '../runtime/registry.ts';
import { type Finding, mistake, note } from './finding.ts';

/** What is wrong with the page as a whole: its tags, its context, its token, its globals. */
export function checkPage(page: Partial<Registry> | undefined, folder: string): Finding[] {
  const { context, findings } = readContext();
  return [
    ...checkScript(page),
    ...checkVersions(page),
    ...checkStylesheet(folder, page),
    ...findings,
    ...checkToken(page, context),
    ...checkGlobals(),
  ];
}

/** The script tags of the library, as far as their names tell. */
const scriptTags = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    /\/islands\.js([?#]|$)/.test(src),
  );

function checkScript(page: Partial<Registry> | undefined): Finding[] {
  if (page?.hosts) return [];
  const [tag] = scriptTags();
  if (!tag)
    return [
      mistake(
        'no-script',
        'No script of the library runs on this page.',
        'Add <script type="module" src="…/islands.js"></script>.',
      ),
    ];
  const isModule = tag.type === 'module';
  return [
    mistake(
      'no-script',
      isModule
        ? `${shownUrl(tag.src)} is in the page and has not run.`
        : `The script tag of ${shownUrl(tag.src)} has no type="module", so that it does not run.`,
      isModule
        ? 'See the network panel and the console: it did not load, the page’s security policy blocks it, it has another integrity hash, or the browser is older than the last 30 months.'
        : 'Write type="module" into the tag.',
      tag,
    ),
  ];
}

function checkVersions(page: Partial<Registry> | undefined): Finding[] {
  // The loader’s own folder, and those of the scripts that came later.
  const folders = [...new Set([page?.base, ...(page?.bases?.values() ?? [])])].filter(Boolean);
  if (folders.length < 2) return [];
  return [
    mistake(
      'two-versions',
      `Scripts of ${folders.length} versions are on this page, from ${folders.map(shownUrl).join(' and ')}. The first one runs the page.`,
      'Take all script tags and islands.css of a page from one folder.',
    ),
  ];
}

function checkStylesheet(folder: string, page: Partial<Registry> | undefined): Finding[] {
  const link = document.querySelector<HTMLLinkElement>('link[href*="islands.css"]');
  if (getComputedStyle(document.documentElement).getPropertyValue('--si-styles'))
    return checkStylesFolder(page, link);
  const tag = `<link rel="stylesheet" href="${folder}islands.css">`;
  return [
    mistake(
      'no-stylesheet',
      link
        ? `islands.css is linked (${shownUrl(link.href)}) and does not apply; no island mounts without it.`
        : 'islands.css is not in this page; no island mounts without it.',
      link
        ? 'See the network panel: it did not load, is no text/css, has another integrity hash, or the policy’s style-src blocks it.'
        : `Add ${tag} to the head.`,
      link ?? undefined,
    ),
  ];
}

/** Styles of another folder than the script's are another version's. */
function checkStylesFolder({ base }: Partial<Registry> = {}, link: HTMLLinkElement | null): Finding[] {
  const folder = link && new URL('.', link.href).href;
  if (!base || !folder || folder === base) return [];
  return [
    mistake(
      'stylesheet-folder',
      `islands.css is from ${shownUrl(folder)}, and the script from ${shownUrl(base)}: two versions may meet.`,
      'Take all script tags and islands.css of a page from one folder.',
      link,
    ),
  ];
}

function readContext(): { context: PageContext; findings: Finding[] } {
  const elements = [...document.querySelectorAll('#storefront-context')];
  const [element] = elements;
  const text = element?.textContent ?? '';
  const reports: string[] = [];
  const context = parseContext(text, (report) => reports.push(report));
  const findings = reports.map((report) =>
    /not JSON|one JSON object/.test(report)
      ? mistake(
          'context-json',
          `${report}.`,
          'Write one JSON object into it, without comments or a comma at its end.',
          element,
        )
      : mistake('context-value', `${report}.`, 'Correct the value, or leave the key out.', element),
  );
  for (const report of misspeltKeys(objectIn(text), Object.keys(contextKeys)))
    findings.push(mistake('context-key', `${report}.`, 'Correct the key’s spelling.', element));
  if (elements.length > 1)
    findings.push(
      mistake(
        'context-twice',
        `${elements.length} elements have the id storefront-context; only the first is read.`,
        'Leave one of them, with all keys.',
        elements[1],
      ),
    );
  const misspelt = element ? undefined : misspeltContext();
  if (misspelt)
    findings.push(
      mistake(
        'context-id',
        `The page’s context is not read: its id is "${misspelt.id}".`,
        'Write id="storefront-context".',
        misspelt,
      ),
    );
  else if (!element)
    findings.push(
      note(
        'no-context',
        'There is no #storefront-context: brand "core", country "US", nobody is signed in.',
        'Add <script type="application/json" id="storefront-context">{…}</script> if the page is another one.',
      ),
    );
  return { context, findings };
}

const misspeltContext = () =>
  [...document.querySelectorAll('script[id]')].find(({ id }) => didYouMean(id, ['storefront-context']));

function objectIn(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function checkToken(page: Partial<Registry> | undefined, { antiForgery }: PageContext): Finding[] {
  const selector = `input[name="${CSS.escape(antiForgery.field)}"]`;
  const fields = [document, ...(page?.aside ?? [])].flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement>(selector),
  ]);
  const given = fields.find(({ value }) => value);
  if (given && !isTemplate(given.value)) return [];
  if (given)
    return [
      mistake(
        'template-token',
        `${selector} is "${given.value.slice(0, 40)}": the template was not filled in.`,
        'Let the server write its anti-forgery token there.',
        given,
      ),
    ];
  return [
    mistake(
      'no-token',
      fields.length
        ? `${selector} is empty: whatever changes the cart or the account will be refused.`
        : `The page has no ${selector}: whatever changes the cart or the account will be refused.`,
      'Write the server’s anti-forgery token into a hidden field of that name; antiForgery.field in the page context names another one.',
      fields[0],
    ),
  ];
}

const isNative = (value: unknown) => typeof value !== 'function' || /\[native code]/.test(`${value}`);

function checkGlobals(): Finding[] {
  const global = window as unknown as Record<string, unknown>;
  const findings: Finding[] = [];
  const replaced = Object.entries(natives)
    .filter(([name, own]) => name !== 'bind' && global[name] !== own)
    .map(([name]) => name);
  if (!isNative(Function.prototype.bind)) replaced.push('Function.prototype.bind');
  if (replaced.length)
    findings.push(
      note(
        'replaced-globals',
        `The page has replaced ${replaced.join(', ')}.`,
        'Nothing to do for the islands, which use the browser’s own. The page’s other scripts get the replacement.',
      ),
    );
  if (!isNative(global.fetch))
    findings.push(
      note(
        'replaced-fetch',
        'The page has replaced fetch, and all calls of the islands go through it.',
        'If calls fail, try without the script that wraps it: it has to resolve, reject and abort as the browser’s own.',
      ),
    );
  return findings;
}
