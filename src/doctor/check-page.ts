import { didYouMean } from '../domain/did-you-mean.ts';
import { isTemplate } from '../domain/is-template.ts';
import { jsonRemedy } from '../domain/json-remedy.ts';
import { meantName } from '../domain/meant-name.ts';
import { type PageContext, parseContext } from '../page/context.ts';
import { contextGaps } from '../page/context-gaps.ts';
import { contextKeys } from '../page/context-keys.ts';
import { misspeltKeys } from '../page/misspelt.ts';
import { misspeltNestedKeys } from '../page/misspelt-nested-keys.ts';
import * as natives from '../page/natives.ts';
import type { Registry } from '../runtime/registry.ts';
import { checkWallets } from './check-wallets.ts';
import { type Finding, mistake, note } from './finding.ts';

/** What is wrong with the page as a whole, besides its tags: its context, its token, its globals. */
export function checkPage(page: Partial<Registry> | undefined, calls: readonly string[]): Finding[] {
  const { context, findings } = readContext(calls);
  return [...findings, ...checkToken(page, context), ...checkGlobals(), ...checkWallets()];
}

function readContext(calls: readonly string[]): { context: PageContext; findings: Finding[] } {
  const elements = [...document.querySelectorAll('#storefront-context')];
  const [element] = elements;
  const text = element?.textContent ?? '';
  const reports: string[] = [];
  const context = parseContext(text, (report) => reports.push(report));
  const findings = reports.map((report) =>
    /not JSON|one JSON object/.test(report)
      ? mistake('context-json', `${report}.`, jsonRemedy(text), element)
      : mistake('context-value', `${report}.`, 'Correct the value, or leave the key out.', element),
  );
  const given = objectIn(text);
  for (const report of [
    ...misspeltKeys(given, Object.keys(contextKeys)),
    ...misspeltNestedKeys(given, calls),
  ])
    findings.push(mistake('context-key', `${report}.`, 'Correct the key’s spelling.', element));
  for (const { what, remedy } of contextGaps(given))
    findings.push(mistake('context-gap', `${what}.`, remedy, element));
  if (element && !element.matches('script[type="application/json"]'))
    findings.push(
      mistake(
        'context-type',
        'The page’s context is no <script type="application/json">: a browser runs it as a script, or shows it.',
        'Write <script type="application/json" id="storefront-context">.',
        element,
      ),
    );
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
  const similar = fields.length ? undefined : similarField(antiForgery.field);
  return [
    mistake(
      'no-token',
      fields.length
        ? `${selector} is empty: whatever changes the cart or the account will be refused.`
        : `The page has no ${selector}${similar ? `, and one that is called "${similar}"` : ''}: whatever changes the cart or the account will be refused.`,
      'Write the server’s anti-forgery token into a hidden field of that name; antiForgery.field in the page context names another one.',
      fields[0],
    ),
  ];
}

/** The name of a field that is almost the token's. */
function similarField(field: string): string | undefined {
  const names = [...document.querySelectorAll('input')].map(({ name }) => name);
  return names.find((name) => meantName(name, [field]));
}

const isNative = (value: unknown) => typeof value !== 'function' || /\[native code]/.test(`${value}`);

function checkGlobals(): Finding[] {
  const global = window as unknown as Record<string, unknown>;
  const findings: Finding[] = [];
  const { bind: _bind, keysOf: _keysOf, ...ownGlobals } = natives;
  const replaced = Object.entries(ownGlobals)
    .filter(([name, own]) => global[name] !== own)
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
