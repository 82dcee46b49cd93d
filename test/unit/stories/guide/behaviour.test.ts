import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/* The guide's statements, each with the names of the tests that prove it. */

const pageOf = (page: string) => readFileSync(`stories/guide/${page}`, 'utf8');

/** A statement by its first words, the file of its test from `test/`, and a part of that test's name. */
type Promised = [promise: string, file: string, name: string];

const contract: Promised[] = [
  ['A host keeps its element', 'browser/runtime/page-changes', 'a moved host keeps its state'],
  [
    'The content of a host belongs to the island',
    'browser/hostile/page-scripts',
    'markup that the page writes into a mounted host becomes its server content',
  ],
  [
    'Server content works without script',
    'browser/runtime/before-mounting',
    'a submit to an island that fails goes to the server',
  ],
  ['The token field is in the page when a call is made', 'unit/page/token', 'reads it again for each call'],
  ['The page context does not move', 'unit/page/context', 'is reported by name, and the default is used'],
  ['The stylesheet comes first', 'browser/runtime/failure', 'every host keeps its server content'],
  ['A POST is not redirected', 'unit/http/send-addresses', 'is sent once, and the error says why'],
  ['The files stay together', 'browser/runtime/mounting', 'works from another origin, as from a CDN'],
  [
    'Globals and prototypes may be changed, requests not',
    'browser/runtime/replaced-globals',
    'with every global that the library takes replaced, an add is in the cart',
  ],
  ['Events reach the islands', 'browser/runtime/real-libraries', 'islands mount; an add is in the cart'],
  [
    'Answers are JSON objects with the declared fields',
    'unit/http/read-answer',
    'the error names the field, not its value',
  ],
  [
    'The numbers are cents',
    'unit/http/read-answer',
    'a price with a fraction of a cent is rounded, and reported (decision 73)',
  ],
  [
    'A stale token says so',
    'unit/http/send',
    'if it is stale and the page has a new one, the call is sent once more',
  ],
  ['A stale token says so', 'unit/http/send', 'a 403 that does not mention the token is a status'],
  ['The end of a session is a 401', 'unit/http/read-answer', 'is a GET that ends at the sign-in page: %s'],
  [
    'The end of a session is a 401',
    'unit/state/ended-session',
    'is asked to sign in again, and to come back to the page',
  ],
  [
    'The cart is asked for again',
    'unit/in-node/state/cart/cart-tabs',
    'a tab that becomes visible fetches the cart',
  ],
  ['A reset session says so', 'unit/http/read-answer', 'raises the reset error'],
  ['A call that may be retried can be received twice', 'unit/http/send', 'the answer of a later try counts'],
  ['A call that may be retried can be received twice', 'unit/storefront/cart-changes', 'is set, not added'],
  [
    'A call that may be retried can be received twice',
    'unit/storefront/cart-changes',
    'a second time is no error',
  ],
  [
    'A picture of a personalization is on the page',
    'unit/widgets/personalization/personalization',
    'that %s is said, and the text can be added',
  ],
  ['A refusal has words for the shopper', 'unit/http/read-answer', 'the server’s message for the shopper'],
  [
    'The cart tells whether an add was done',
    'unit/in-node/state/cart/add-once',
    'the answer of an add that was only read has the items',
  ],
  ['An answer tells the date', 'unit/http/server-date', 'the date of each answer is noted'],
  [
    'What is typed is sent in plain characters',
    'unit/domain/plain-text',
    'an address is sent in plain characters',
  ],
  ['A sign-in ends in a form post', 'unit/state/account/session', 'the session token is posted'],
  ['A sign-in comes back to the page it began on', 'unit/runtime/resume', 'typed fields are restored'],
  [
    'The identity provider accepts calls from the page',
    'unit/state/account/identity-provider',
    'is called on another origin only if the page lists it',
  ],
  [
    'The identity provider may have a form of its own',
    'browser/flows/sign-in-provider-package',
    'the real package signs in with a right password',
  ],
  [
    'The cart is read after every change',
    'unit/in-node/state/cart/cart-queue',
    'is sent, and the cart read once',
  ],
  [
    'What the server’s cart has refused keeps its message',
    'unit/widgets/cart/cart-refused',
    'stays, with its message',
  ],
  [
    'A guest’s checkout is a form post',
    'browser/flows/cart-checkout',
    'a guest is asked who they are, and continues to shipping',
  ],
  [
    'The login page has a form of its own',
    'unit/widgets/sign-in/sign-in',
    'on the login page the server’s own form is restored, with the typed text',
  ],
];

const studies: Promised[] = [
  [
    'a field is checked when it is left',
    'unit/widgets/checkout/shipping-form',
    'is not checked while it is first typed',
  ],
  ['a field is checked when it is left', 'unit/widgets/checkout/shipping-form', 'is checked when it is left'],
  ['the text says what is wrong', 'unit/widgets/checkout/shipping-form', 'says what is wrong with it by now'],
  [
    'Next moves the focus to the first wrong field',
    'unit/widgets/checkout/shipping-form',
    'focuses the first wrong field',
  ],
  [
    'Next moves the focus to the first wrong field',
    'browser/tours/checkout-whole',
    'on a phone the buttons do not cover the message about the order',
  ],
  [
    'Next moves the focus to the first wrong field',
    'browser/tours/checkout-whole',
    'on a phone the buttons do not cover the message of a wrong field',
  ],
  [
    'what is typed stays',
    'unit/widgets/checkout/options',
    'driving directions that failed to be saved are still there after a reload',
  ],
  ['done steps stay above', 'unit/widgets/checkout/checkout-shown', 'the steps that are done stay above'],
  [
    'Next of a step that was opened',
    'unit/widgets/checkout/checkout-steps',
    'edited from the review leads back there',
  ],
  [
    'the field says what it is for',
    'unit/widgets/checkout/shipping-form',
    'says why phone and email are asked for',
  ],
  ['it is behind a button', 'unit/widgets/checkout/shipping-form', 'is behind a button'],
  [
    'it is behind a button',
    'unit/widgets/checkout/shipping-form',
    'is shown when the browser has filled it in',
  ],
  ['a guest orders without one', 'browser/flows/checkout', 'a guest types an address'],
  ['a guest orders without one', 'unit/widgets/checkout/checkout-shown', 'which needs a password only'],
  [
    'each way of delivery has its date',
    'unit/widgets/checkout/checkout-shown',
    'has its date and its charge beside it',
  ],
  ['every step has the summary', 'unit/widgets/checkout/checkout-shown', 'has the summary, with the total'],
  [
    'every step has the summary',
    'unit/widgets/checkout/checkout-steps',
    'the totals show the amounts of the last answer',
  ],
  [
    'both are shown',
    'unit/widgets/checkout/shipping-form',
    'shown beside what was typed, with the words that differ',
  ],
  [
    'every field has its autofill token',
    'unit/widgets/checkout/shipping-form',
    'the fields say what a browser may fill in',
  ],
  ['every field has its autofill token', 'unit/widgets/checkout/shipping-form', 'without any event is taken'],
  [
    'the page first finds out',
    'unit/widgets/checkout/place-order',
    'an order that was not placed says so, and can be placed',
  ],
];

describe.each([
  [
    'The contract',
    [...pageOf('contract.mdx').matchAll(/^### (.*)$/gm)].map(([, heading]) => heading!),
    contract,
  ],
  [
    'The table of studies in The checkout',
    [
      ...pageOf('checkout.mdx')
        .split('\n## What published studies')[1]!
        .matchAll(/^\| [^|-]+ \| (.*) \|$/gm),
    ]
      .map(([, here]) => here!)
      .slice(1),
    studies,
  ],
])('%s', (_, said, promised) => {
  test('has a test for each promise', () => {
    expect(said.length).toBeGreaterThan(10);
    const begins = (text: string) => promised.some(([promise]) => text.startsWith(promise));
    expect(said.filter((text) => !begins(text))).toEqual([]);
    const count = (promise: string) => said.filter((text) => text.startsWith(promise)).length;
    expect(promised.filter(([promise]) => count(promise) !== 1)).toEqual([]);
  });

  test.each(promised)('%s: %s has the test “%s”', (_promise, file, name) => {
    const text = ['.test.ts', '.test.tsx'].map((end) => readIfThere(`test/${file}${end}`)).join('');
    expect(hasTest(text, name), file).toBe(true);
  });
});

/** Whether a test with this name exists. The rows of a `test.each` end at its own indentation. */
function hasTest(text: string, name: string): boolean {
  const each = String.raw`\.each\((?:.*|\[\n(?:\1 .*\n|\n)*\1\])\)`;
  const call = String.raw`^( *)(?:it|test|describe|plainPageTest)(?:\.concurrent)?(?:${each})?\(`;
  const title = String.raw`\s*(['"${'`'}])(?:(?!\2).)*`;
  const part = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(call + title + part, 'm').test(text);
}

test.each([
  ["  test('the fact holds', () => {", true],
  ['describe(\n  "the fact", () => {', true],
  ["it.each([1, 2])('%i: the fact', () => {", true],
  ["  test.each([\n    ['a', 1],\n\n    ['b', 2],\n  ])('%s: the fact', () => {", true],
  ["test.skip('the fact', () => {", false],
  ["test.todo('the fact');", false],
  ["// test('the fact', () => {", false],
  ["test.skip.each([\n  ['a', 1],\n])('%s: the fact', () => {", false],
  ["test('another', () => {\n  expect(text).toBe('the fact');", false],
])('the search for a test: %j: %s', (text, isTest) => {
  expect(hasTest(text, 'the fact')).toBe(isTest);
});

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
