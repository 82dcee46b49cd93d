import { didYouMean } from '../domain/did-you-mean.ts';
import { isTemplate } from '../domain/is-template.ts';
import { jsonRemedy } from '../domain/json-remedy.ts';
import { meantName } from '../domain/meant-name.ts';
import { parseContext } from '../page/context.ts';
import { contextGaps } from '../page/context-gaps.ts';
import { contextKeys } from '../page/context-keys.ts';
import { misspeltKeys } from '../page/misspelt.ts';
import { misspeltNestedKeys } from '../page/misspelt-nested-keys.ts';
import { fileMistakes, isModule, libraryTags, mapOrder } from './doctor-files.ts';
import { hostMistakes } from './doctor-hosts.ts';
import type { DoctorOptions, DoctorPage } from './doctor-options.ts';
import { placeMistakes } from './doctor-places.ts';
import { policyMistakes } from './doctor-policy.ts';
import { priceMistakes } from './doctor-prices.ts';
import type { Mistake } from './mistake.ts';
import { baseOf, type HtmlElement, readHtml } from './read-html.ts';

/** The mistakes in a page's HTML: its tags, its context, its token, its hosts and openers. No browser is needed. */
export async function diagnose(html: string, options: DoctorOptions): Promise<Mistake[]> {
  const { islands, url } = options;
  const elements = readHtml(html);
  const page = { ...options, base: baseOf(elements, url) };
  const context = elements.find(({ attributes }) => attributes.get('id') === 'storefront-context');
  standIn(page, context?.text ?? '');
  const mistakes = [
    ...tagMistakes(elements, page),
    ...mapOrder(elements),
    ...contextMistakes(elements, page),
    ...tokenMistakes(elements, context?.text ?? ''),
    ...hostMistakes(elements, islands, parseContext(context?.text ?? '', () => {}).pods),
    ...priceMistakes(elements),
    ...placeMistakes(elements, islands),
    ...policyMistakes(elements, page),
    ...(await fileMistakes(elements, page)),
  ];
  return mistakes.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** The page's URLs and context, which the attributes and context keys are checked against. */
function standIn({ url, base }: DoctorPage, context: string): void {
  const document = {
    baseURI: base,
    getElementById: (id: string) => (id === 'storefront-context' ? { textContent: context } : null),
    createDocumentFragment: () => ({ querySelector: () => null }),
  };
  Object.assign(globalThis, { document, location: new URL(url) });
}

const isHost = ({ attributes }: HtmlElement) =>
  attributes.has('data-island') || attributes.has('data-island-open');

function tagMistakes(elements: HtmlElement[], page: DoctorPage): Mistake[] {
  const { styles, scripts, all } = libraryTags(elements, page);
  const used = elements.flatMap(({ attributes }) => [
    attributes.get('data-island') ?? '',
    attributes.get('data-island-open') ?? '',
  ]);
  const mistakes: Mistake[] = [];
  if (styles.length === 0)
    mistakes.push({
      message:
        'The page has no <link rel="stylesheet" href="…/islands.css">: no island mounts without its styles.',
    });
  if (scripts.length === 0)
    mistakes.push({ message: 'The page has no <script type="module" src="…/islands.js">: nothing mounts.' });
  for (const { element, file } of scripts)
    if (!isModule(element.attributes.get('type')))
      mistakes.push({
        line: element.line,
        message: `The script ${file} has no type="module": the browser refuses it. Add type="module".`,
      });
  for (const { element, file } of styles)
    if (!/^(|all|screen)$/.test(element.attributes.get('media')?.trim() ?? ''))
      mistakes.push({
        line: element.line,
        message: `${file} is for media="${element.attributes.get('media')}" only: where that is not true no island mounts. Leave media out.`,
      });
  for (const { element, target } of all)
    if (target.protocol === 'http:' && new URL(page.url).protocol === 'https:')
      mistakes.push({
        line: element.line,
        message: `${target.href} is on http:, and the page on https:, so that the browser blocks it: write https:.`,
      });
  const own = scripts.map(({ file }) => file.slice(0, -3));
  if (scripts.length > 0 && !own.includes('islands'))
    for (const name of new Set(used))
      if (page.islands.some((island) => island.name === name) && !own.includes(name))
        mistakes.push({
          message: `"${name}" is on the page, and neither islands.js nor ${name}.js is: add one of them.`,
        });
  const folders = [...new Set(all.map(({ folder }) => folder))];
  if (folders.length > 1)
    mistakes.push({
      line: all.find(({ folder }) => folder === folders[1])!.element.line,
      message: `The tags load from ${folders.join(' and from ')}: two versions may meet on the page. Use one folder.`,
    });
  return mistakes;
}

function contextMistakes(elements: HtmlElement[], { calls }: DoctorPage): Mistake[] {
  const all = elements.filter(({ attributes }) => attributes.get('id') === 'storefront-context');
  const [context] = all;
  if (!context) return misspeltContext(elements);
  const { line } = context;
  const messages: string[] = [];
  if (all.length > 1)
    messages.push(`#storefront-context is there ${all.length} times: only the first is read. Keep one`);
  const type = context.attributes.get('type');
  if (context.name !== 'script' || type !== 'application/json')
    messages.push('#storefront-context has to be a <script type="application/json">');
  parseContext(context.text, (message) =>
    messages.push(
      /not JSON/.test(message) ? `${message}. ${jsonRemedy(context.text).slice(0, -1)}` : message,
    ),
  );
  messages.push(
    ...unknownKeys(
      context.text,
      calls.map(({ name }) => name),
    ),
  );
  return messages.map((message) => ({ line, message: `${message}.` }));
}

/** JSON scripts whose id looks like a misspelt `storefront-context`. */
function misspeltContext(elements: HtmlElement[]): Mistake[] {
  return elements.flatMap(({ name, attributes, line }) => {
    const id = attributes.get('id') ?? '';
    if (name !== 'script' || !didYouMean(id, ['storefront-context'])) return [];
    return [
      { line, message: `The page’s context is not read: its id is "${id}", write "storefront-context".` },
    ];
  });
}

/** Names the keys of a context that are ignored, and for a misspelt one the key that was probably meant. */
function unknownKeys(text: string, calls: readonly string[]): string[] {
  const known = Object.keys(contextKeys);
  const given = readObject(text);
  const misspelt = misspeltKeys(given, known);
  const others = Object.keys(given).filter(
    (key) => !known.includes(key) && !misspelt.some((message) => message.includes(` ${key} is ignored`)),
  );
  return [
    ...misspelt,
    ...misspeltNestedKeys(given, calls),
    ...contextGaps(given).map(({ what, remedy }) => `${what}. ${remedy.replace(/\.$/, '')}`),
    ...others.map((key) => `#storefront-context: ${key} is ignored, there is no such key`),
  ];
}

/** The object in a JSON text; an empty one for anything else, which has been reported already. */
function readObject(text: string): object {
  try {
    const given: unknown = JSON.parse(text || '{}');
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}

function tokenMistakes(elements: HtmlElement[], context: string): Mistake[] {
  if (!elements.some(isHost)) return [];
  const { field } = parseContext(context, () => {}).antiForgery;
  const fields = elements.filter(
    ({ name, attributes }) => name === 'input' && attributes.get('name') === field,
  );
  const value = fields.map(({ attributes }) => attributes.get('value')).find(Boolean);
  const similar = elements.find(
    ({ name, attributes }) =>
      name === 'input' &&
      attributes.get('name') !== field &&
      meantName(attributes.get('name') ?? '', [field]),
  );
  const given = similar ? `, and one that is called "${similar.attributes.get('name')}"` : '';
  if (!value)
    return [
      {
        ...(fields[0] && { line: fields[0].line }),
        message: `The page has no <input type="hidden" name="${field}"> with a value${given}: the server refuses every call that changes something. Write the anti-forgery token there.`,
      },
    ];
  if (isTemplate(value))
    return [{ line: fields[0]!.line, message: `The token is "${value}": the template was not filled in.` }];
  return [];
}
