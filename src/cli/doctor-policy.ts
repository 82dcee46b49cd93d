import { createHash } from 'node:crypto';
import { libraryTags } from './doctor-files.ts';
import type { DoctorPage } from './doctor-options.ts';
import type { Mistake } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

type Directives = Map<string, string[]>;

/** Tags, lazily loaded files, the import map and calls that the page's CSP (header or meta) blocks. */
export function policyMistakes(elements: HtmlElement[], page: DoctorPage): Mistake[] {
  const inHtml = elements
    .filter(
      ({ name, attributes }) =>
        name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
    )
    .map(({ attributes }) => attributes.get('content') ?? '');
  return [...(page.policies ?? []), ...inHtml]
    .flatMap((policies) => policies.split(','))
    .flatMap((policy) => mistakesUnder(directivesOf(policy), elements, page));
}

/** The first directive of each name counts. */
function directivesOf(policy: string): Directives {
  const directives: Directives = new Map();
  for (const text of policy.split(';')) {
    const [name, ...sources] = text.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const firstOf = (directives: Directives, names: string[]) => names.find((name) => directives.has(name));

function mistakesUnder(directives: Directives, elements: HtmlElement[], page: DoctorPage): Mistake[] {
  const { all } = libraryTags(elements, page);
  const mistakes: Mistake[] = [];
  for (const { element, target, folder, file } of all) {
    const kind = file.endsWith('.css') ? 'style' : 'script';
    const name = firstOf(directives, [`${kind}-src-elem`, `${kind}-src`, 'default-src']);
    if (!name) continue;
    const sources = directives.get(name)!;
    if (isTrusted(element, sources)) continue;
    const later = new URL(`chunks/${kind === 'style' ? 'any.css' : 'any.js'}`, folder);
    const isRefused = !allows(sources, target, page.url);
    if (!isRefused && allows(sources, later, page.url)) continue;
    const remedy = sources.includes("'strict-dynamic'")
      ? `give its tag the nonce of ${name}`
      : `${name} has to list ${folder}`;
    mistakes.push({
      line: element.line,
      message: `The page’s security policy refuses ${isRefused ? file : `what ${file} loads`}: ${remedy}.`,
    });
  }
  return [...mistakes, ...mapMistakes(directives, elements), ...callMistakes(directives, elements, page)];
}

/** The import map is an inline script: it needs its hash, or a nonce. */
function mapMistakes(directives: Directives, elements: HtmlElement[]): Mistake[] {
  const name = firstOf(directives, ['script-src-elem', 'script-src', 'default-src']);
  const map = elements.find(
    (element) => element.name === 'script' && element.attributes.get('type') === 'importmap',
  );
  if (!name || !map) return [];
  const sources = directives.get(name)!;
  const isInlineAllowed = sources.includes("'unsafe-inline'") && !sources.some(isHashOrNonce);
  const hashes = ['sha256', 'sha384', 'sha512'].map(
    (algorithm) => `'${algorithm}-${createHash(algorithm).update(map.text).digest('base64')}'`,
  );
  if (isInlineAllowed || isTrusted(map, sources) || hashes.some((hash) => sources.includes(hash))) return [];
  return [
    {
      line: map.line,
      message: `The page’s security policy refuses the import map, so that no hash is checked: ${name} has to list ${hashes[0]}.`,
    },
  ];
}

function callMistakes(directives: Directives, elements: HtmlElement[], { url }: DoctorPage): Mistake[] {
  const name = firstOf(directives, ['connect-src', 'default-src']);
  const isUsed = elements.some(({ attributes }) => attributes.has('data-island'));
  if (!name || !isUsed || allows(directives.get(name)!, new URL(url), url)) return [];
  return [
    { message: `The page’s security policy refuses every call of the widgets: ${name} has to list 'self'.` },
  ];
}

const isHashOrNonce = (source: string) => /^'(nonce|sha(256|384|512))-/.test(source);

/** Whether the policy allows a script by its nonce, or by the hash of its file. */
function isTrusted({ attributes }: HtmlElement, sources: readonly string[]): boolean {
  const integrity = attributes.get('integrity')?.split(/\s+/) ?? [];
  return sources.some(
    (source) =>
      (attributes.has('nonce') && source === `'nonce-${attributes.get('nonce')}'`) ||
      integrity.some((hash) => source === `'${hash}'`),
  );
}

function allows(sources: readonly string[], target: URL, page: string): boolean {
  // With 'strict-dynamic' only a nonce or a hash allows a script.
  if (sources.includes("'strict-dynamic'")) return false;
  return sources.some((source) => matches(source, target, new URL(page)));
}

function matches(source: string, target: URL, page: URL): boolean {
  if (source === '*') return /^https?:$/.test(target.protocol);
  if (source.toLowerCase() === "'self'") return target.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), target);
  const [, scheme, host, port, path] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (!host || !isScheme((scheme ?? page.protocol).toLowerCase(), target)) return false;
  const name = host.toLowerCase();
  const isHost = name.startsWith('*.') ? target.hostname.endsWith(name.slice(1)) : target.hostname === name;
  const isPort = port === '*' || (port ?? '') === target.port || port === defaultPort(target);
  const isPath = !path || (path.endsWith('/') ? target.pathname.startsWith(path) : target.pathname === path);
  return isHost && isPort && isPath;
}

/** A source with http: also matches https. */
const isScheme = (scheme: string, { protocol }: URL) =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');

const defaultPort = ({ protocol, port }: URL) => (port ? undefined : protocol === 'https:' ? '443' : '80');
