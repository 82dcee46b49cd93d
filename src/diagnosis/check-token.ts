import { meantName } from '../domain/meant-name.ts';
import { parseContext } from '../page/context.ts';
import { type Fact, type Finding, isHost, isOpener, mistake, namesOf } from './fact.ts';
import { isTemplate } from './is-template.ts';
import { contextOf, type Page } from './page.ts';

/** Checks the anti-forgery token, on a page with a widget that sends a change. */
export function checkToken(page: Page): Finding[] {
  const { facts } = page;
  const { field } = parseContext(contextOf(page).text, () => {}).antiForgery;
  const inputs = facts.filter(({ name }) => name === 'input');
  const fields = inputs.filter(({ attributes }) => attributes.get('name') === field);
  const given = fields.find(({ attributes }) => attributes.get('value'));
  const selector = `input[name="${field}"]`;
  const value = given?.attributes.get('value') ?? '';
  if (given && !isTemplate(value)) return [];
  if (given)
    return [
      mistake(
        'template-token',
        `${selector} is "${value.slice(0, 40)}": the template was not filled in.`,
        'Let the server write its anti-forgery token there.',
        given,
      ),
    ];
  if (!facts.some((fact) => sendsChanges(fact, page))) return [];
  const names = inputs.map(({ attributes }) => attributes.get('name') ?? '');
  const similar = fields.length ? undefined : names.find((name) => meantName(name, [field]));
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

function sendsChanges(fact: Fact, { changing }: Page): boolean {
  if (!isHost(fact) && !isOpener(fact)) return false;
  return namesOf(fact).some((name) => {
    // `cart-count` opens the slide-out, which sends changes, only if its host says so.
    if (name === 'cart-count') return fact.attributes.has('data-opens-drawer');
    return changing?.includes(name) ?? true;
  });
}
