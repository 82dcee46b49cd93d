import { isJson } from '../domain/json-remedy.ts';
import { shownUrl } from '../page/shown-url.ts';
import type { Registry } from '../runtime/registry.ts';
import { refusalOf } from './file-answers.ts';
import { type Finding, mistake } from './finding.ts';

/** Finds what is wrong with the library's tags: scripts, stylesheet, import map. */
export function checkTags(page: Partial<Registry> | undefined, folder: string): Finding[] {
  return [
    ...checkScript(page),
    ...checkVersions(page),
    ...checkStylesheet(folder, page),
    ...checkImportMaps(),
  ];
}

/** The script tags of the library, recognized by their file names. */
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
  const place = shownUrl(tag.src);
  if (!/^module$/i.test(tag.type))
    return [
      mistake(
        'no-script',
        `The script tag of ${place} has no type="module", so that it does not run.`,
        'Write type="module" into the tag.',
        tag,
      ),
    ];
  const refusal = refusalOf(tag.src) ?? mixedContent(tag.src);
  return [
    mistake(
      'no-script',
      `${place} ${refusal?.what ?? 'is in the page and has not run'}.`,
      refusal?.remedy ??
        'See the network panel and the console: it did not load, it is no text/javascript, the page’s security policy blocks it, it has another integrity hash, another origin sends no Access-Control-Allow-Origin, or the browser is older than the last 30 months.',
      tag,
    ),
  ];
}

/** @param pageProtocol of the page's URL */
export function mixedContent(url: string, pageProtocol: string = location.protocol) {
  if (pageProtocol !== 'https:' || !url.startsWith('http:')) return undefined;
  return {
    what: 'is on http:, and this page on https:, so that the browser blocks it',
    remedy: 'Write https: into its address, or one without an origin.',
  };
}

function checkVersions(page: Partial<Registry> | undefined): Finding[] {
  // The folders of the loader and of the scripts that came later.
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
  if (!link)
    return [
      mistake(
        'no-stylesheet',
        'islands.css is not in this page; no island mounts without it.',
        `Add <link rel="stylesheet" href="${folder}islands.css"> to the head.`,
      ),
    ];
  const [what, remedy] = unapplied(link);
  return [
    mistake(
      'no-stylesheet',
      `islands.css is linked (${shownUrl(link.href)}) and ${what}; no island mounts without it.`,
      remedy,
      link,
    ),
  ];
}

/** Why a link's styles do not apply, and what to do. */
function unapplied(link: HTMLLinkElement): [what: string, remedy: string] {
  const { href, rel, media } = link;
  if (link.hasAttribute('disabled')) return ['is disabled', 'Leave disabled out of its tag.'];
  if (!link.relList.contains('stylesheet'))
    return [`has rel="${rel}", which applies no styles`, 'Write rel="stylesheet".'];
  if (media && !matchMedia(media).matches)
    return [`is for media="${media}" only, which this is not`, 'Leave media out of its tag.'];
  const refusal = refusalOf(href) ?? mixedContent(href);
  if (refusal) return [refusal.what, refusal.remedy];
  return [
    'does not apply',
    'See the network panel: it did not load, is no text/css, has another integrity hash, or the policy’s style-src blocks it.',
  ];
}

/** Finds a stylesheet from another folder than the script's: it is of another version. */
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

function checkImportMaps(): Finding[] {
  const maps = [...document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')];
  const [map, second] = maps;
  if (!map) return [];
  const findings: Finding[] = [];
  const first = document.querySelector('script[type=module], link[rel=modulepreload]');
  if (first && first.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING)
    findings.push(
      mistake(
        'import-map-order',
        'The import map comes after a module script or modulepreload: browsers ignore it, or what it says of files that have been asked for, so that no hash is checked.',
        'Move it before the first <script type="module"> and <link rel="modulepreload">.',
        map,
      ),
    );
  if (second)
    findings.push(
      mistake(
        'import-map-twice',
        `The page has ${maps.length} import maps: many browsers read only the first.`,
        'Make one of them, with the entries of all.',
        second,
      ),
    );
  const broken = maps.find(({ text }) => !isJson(text));
  if (broken)
    findings.push(
      mistake(
        'import-map-json',
        'The import map is not JSON, so that the browser reads nothing of it.',
        'Print the tags again with "storefront-islands snippet".',
        broken,
      ),
    );
  return findings;
}
