import { endsParagraph } from '../domain/host-elements.ts';
import type { Island } from '../runtime/define-island.ts';
import type { Registry } from '../runtime/registry.ts';
import { type Finding, mistake, note, tagOf } from './finding.ts';
import type { WidgetFiles } from './widget-files.ts';

/** Hosts and JSON scripts in places where nothing mounts or reads them. */
export function checkPlaces(page: Registry, files: WidgetFiles): Finding[] {
  const hosts = [...document.querySelectorAll('[data-island]:not([data-island-overlay])')];
  return [
    ...hosts.flatMap((host) => checkNested(host, files)),
    ...checkLost(page),
    ...hosts.filter((host) => host.closest('select')).map((host) => inSelect(host)),
    ...checkUnparsed(),
    ...checkScripts(page),
  ];
}

const nestedRemedy =
  'Move it before or after that host. If it stands there in the HTML, that host has no end tag: <div … /> closes nothing.';

/** A host in the server's content of another one, and not one that an island has rendered. */
function checkNested(host: Element, files: WidgetFiles): Finding[] {
  const outer = host.parentElement?.closest('[data-island]:not([data-island-overlay])');
  const part = host.parentElement?.closest('.si-root, [data-server-content], [data-island]');
  const isCarrier = files.get(outer?.getAttribute('data-island') ?? '').island?.kind === 'overlay';
  if (!outer || isCarrier || part?.matches('.si-root')) return [];
  return [
    mistake(
      'nested-host',
      `${tagOf(host)} is in the content of ${tagOf(outer)}, and goes with it when that island shows its own.`,
      nestedRemedy,
      host,
    ),
  ];
}

/** Hosts that have gone with the content of another one. */
function checkLost({ aside }: Registry): Finding[] {
  return [...(aside ?? [])].flatMap((part) =>
    [...part.querySelectorAll('[data-island]')].map((host) =>
      mistake(
        'nested-host',
        `${tagOf(host)} was in the content of another host, whose island has taken its place: it cannot mount.`,
        nestedRemedy,
      ),
    ),
  );
}

function inSelect(host: Element): Finding {
  return mistake(
    'host-in-select',
    `${tagOf(host)} is in a <select>: browsers remove it, or show none of it.`,
    'Move it out of the <select>.',
    host.closest('select')!,
  );
}

/** Hosts that are in the HTML and not in the page. */
function checkUnparsed(): Finding[] {
  const hidden = [...document.querySelectorAll('noscript')].filter(({ textContent }) =>
    /<[^>]*\sdata-island\s*=/.test(textContent ?? ''),
  );
  const templates = [...document.querySelectorAll('template')].filter(({ content }) =>
    content.querySelector('[data-island]'),
  );
  return [
    ...hidden.map(() =>
      mistake(
        'noscript-host',
        'A host is in <noscript>, which is empty where scripts run.',
        'Move the host out of it; its content is what shows without script.',
      ),
    ),
    ...templates.map(({ content }) =>
      note(
        'template-host',
        `${tagOf(content.querySelector('[data-island]')!)} is in a <template>, and mounts when a script puts it into the page.`,
        'Nothing to do if a script does so. Else move it out of the <template>.',
      ),
    ),
  ];
}

/** The HTML parser closes a `<p>` at the first block element, so the content of such a host ends up after it. */
export function checkParagraph(host: Element): Finding[] {
  const next = host.nextElementSibling;
  if (!host.matches('p') || !next?.matches(endsParagraph.join())) return [];
  return [
    note(
      'paragraph-host',
      `The host is a <p>, which ends where a form, list or block begins: the <${next.localName}> after it may have been meant as its content.`,
      'Write data-island on a <div>.',
      host,
    ),
  ];
}

/** A host that is a link or button, or is inside one. */
export function checkLink({ name, kind }: Island, host: Element): Finding[] {
  const link = host.closest('a[href], button');
  if (!link || link.closest('.si-root')) return [];
  if (kind === 'inline')
    return [
      mistake(
        'host-in-link',
        `${tagOf(host)} is ${link === host ? 'itself' : 'inside'} a ${link.localName === 'a' ? 'link' : 'button'}: whoever presses what the island shows presses that, too.`,
        'Put data-island on a <div> around the link or button.',
        host,
      ),
    ];
  if (link !== host || host.hasAttribute('data-island-open')) return [];
  return [
    mistake(
      'overlay-host',
      `${name} is an overlay: data-island on ${tagOf(host)} does not open it.`,
      `Write data-island-open="${name}" in its place.`,
      host,
    ),
  ];
}

/** JSON scripts that no island reads as such. */
function checkScripts({ hosts }: Registry): Finding[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-island-props]')];
  // A mounted island has taken its script out of the page.
  const places = new Map(scripts.map((script) => [script, script.parentElement ?? undefined]));
  for (const { host, source } of hosts.values())
    if (source?.script) places.set(source.script as HTMLScriptElement, host as HTMLElement);
  return [...places].flatMap(([script, place]) => {
    if (script.type !== 'application/json')
      return mistake(
        'props-script-type',
        'A script with data-island-props is run as a script, too, because it has no type="application/json".',
        'Write type="application/json" into its tag.',
        place,
      );
    if (place?.closest('[data-island],[data-island-open]')) return [];
    return mistake(
      'props-script-place',
      'A script with data-island-props is in no host, so that nobody reads it.',
      'Move it into the host that it is for.',
      place,
    );
  });
}
