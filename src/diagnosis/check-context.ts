import { didYouMean } from '../domain/did-you-mean.ts';
import { jsonRemedy } from '../domain/json-remedy.ts';
import { parseContext } from '../page/context.ts';
import { contextGaps } from '../page/context-gaps.ts';
import { contextKeys } from '../page/context-keys.ts';
import { misspeltKeys } from '../page/misspelt.ts';
import { misspeltNestedKeys } from '../page/misspelt-nested-keys.ts';
import { type Fact, type Finding, mistake, namesOf, note } from './fact.ts';
import { contextOf, type Page } from './page.ts';

/** Checks the page context: its element, its values, its keys, and keys that a widget of the page needs. */
export function checkContext(page: Page): Finding[] {
  const { at, text, given } = contextOf(page);
  if (!at) return [...withoutContext(page), ...checkAccount(page, given)];
  const reports: string[] = [];
  parseContext(text, (report) => reports.push(report));
  const keys = [...misspeltKeys(given, Object.keys(contextKeys)), ...misspeltNestedKeys(given, page.calls)];
  return [
    ...reports.map((report) =>
      /not JSON|one JSON object/.test(report)
        ? mistake('context-json', `${report}.`, jsonRemedy(text), at)
        : mistake('context-value', `${report}.`, 'Correct the value, or leave the key out.', at),
    ),
    ...keys.map((report) => mistake('context-key', `${report}.`, 'Correct the key’s spelling.', at)),
    ...contextGaps(given).map(({ what, remedy }) => mistake('context-gap', `${what}.`, remedy, at)),
    ...checkElement(page, at),
    ...checkAccount(page, given),
  ];
}

function checkElement({ facts }: Page, at: Fact): Finding[] {
  const findings: Finding[] = [];
  if (at.name !== 'script' || at.attributes.get('type') !== 'application/json')
    findings.push(
      mistake(
        'context-type',
        'The page’s context is no <script type="application/json">: a browser runs it as a script, or shows it.',
        'Write <script type="application/json" id="storefront-context">.',
        at,
      ),
    );
  const all = facts.filter(({ attributes }) => attributes.get('id') === 'storefront-context');
  if (all.length > 1)
    findings.push(
      mistake(
        'context-twice',
        `${all.length} elements have the id storefront-context; only the first is read.`,
        'Leave one of them, with all keys.',
        all[1],
      ),
    );
  return findings;
}

function withoutContext({ facts }: Page): Finding[] {
  const misspelt = facts.find(
    ({ name, attributes }) =>
      name === 'script' && didYouMean(attributes.get('id') ?? '', ['storefront-context']),
  );
  if (misspelt)
    return [
      mistake(
        'context-id',
        `The page’s context is not read: its id is "${misspelt.attributes.get('id')}".`,
        'Write id="storefront-context".',
        misspelt,
      ),
    ];
  return [
    note(
      'no-context',
      'There is no #storefront-context: brand "core", country "US", nobody is signed in.',
      'Add <script type="application/json" id="storefront-context">{…}</script> if the page is another one.',
    ),
  ];
}

/** A registry needs an account. If the context does not say whether the shopper has one, everybody is asked to sign in. */
function checkAccount({ facts }: Page, given: object): Finding[] {
  if (Object.keys(given).some((key) => didYouMean(key, ['account']))) return [];
  const asking = facts.find((fact) => namesOf(fact).includes('add-to-registry'));
  if (!asking) return [];
  return [
    mistake(
      'no-account',
      'add-to-registry is on the page, and the page context does not say who is signed in: every press asks to sign in.',
      'Write "account": {"isSignedIn": true} or false into #storefront-context.',
      asking,
    ),
  ];
}
