import { expect, test } from 'vitest';
import {
  anchorOf,
  citationsIn,
  ruleAddress,
  unnamedSectionsIn,
  withRuleLinks,
} from '../../../../stories/guide/citations.ts';

/** In a constant, because a § without its specification in this file would fail test/shape/cited-rules.test.ts. */
const sign = String.fromCharCode(167);
const rulesIn = (text: string) => citationsIn(text).map(({ rule }) => rule);

test.each([
  ['Cart §5.', ['cart §5']],
  ['(checkout §4, §7.1, decisions 8, 117)', ['checkout §4', 'checkout §7.1', 'decision 8', 'decision 117']],
  ['cart §3 and §4, checkout §7', ['cart §3', 'cart §4', 'checkout §7']],
  ['decisions 24–26', ['decision 24', 'decision 25', 'decision 26']],
  ['decision 5, 2 km away', ['decision 5']],
  ['a decision, and a cart', []],
])('%s cites %j', (text, rules) => {
  expect(rulesIn(text)).toEqual(rules);
});

test('a citation may go on in the next line of a comment', () => {
  const text = `/**
 * As it is (checkout §4,
 * §7.1, decision
 * 51).
 */
// cart
// §2`;
  expect(citationsIn(text)).toEqual([
    { rule: 'checkout §4', line: 2 },
    { rule: 'checkout §7.1', line: 3 },
    { rule: 'decision 51', line: 4 },
    { rule: 'cart §2', line: 7 },
  ]);
});

test('a section without a specification is found by its line', () => {
  expect(unnamedSectionsIn(`cart ${sign}2, ${sign}3\nsee ${sign}4, cart ${sign}5`)).toEqual([2]);
});

test('an anchor is the id that a heading gets', () => {
  expect(anchorOf('checkout §7.1')).toBe('checkout-7-1');
  expect(anchorOf('decision 24')).toBe('decision-24');
});

test('a page links to what it cites, but not in code, headings and tags', () => {
  const to = (words: string, rule: string) => `[${words}](${ruleAddress(rule)})`;
  expect(withRuleLinks('As in cart §5, §8 and decisions 8, 117 (decision\n24).')).toBe(
    `As in ${to('cart §5', 'cart §5')}, ${to(`${sign}8`, 'cart §8')} and decisions ${to('8', 'decision 8')}, ${to('117', 'decision 117')} (${to('decision\n24', 'decision 24')}).`,
  );
  const untouched = '## Decision 1\n<Section rule="cart §1">\n`cart §2`\n```ts\nsource: decision 3\n```\n';
  expect(withRuleLinks(untouched)).toBe(untouched);
});
