import { expect, test } from 'vitest';
import { commentWithRuleLinks, propsWithRuleLinks } from '../../../.storybook/rule-links.ts';

const page = '?path=/docs/guide-where-the-rules-come-from--docs';

test('the comment of a component has its rules as links', () => {
  const description = 'As many as show (decision 16).';
  expect(commentWithRuleLinks({ __docgenInfo: { description } })).toBe(
    `As many as show ([decision 16](${page}#decision-16)).`,
  );
});

test('a component without a comment has none', () => {
  expect(commentWithRuleLinks({})).toBe('');
  expect(commentWithRuleLinks(undefined)).toBe('');
});

test('the comment of a prop has its rules as links that leave the frame of the docs', () => {
  const { preset, title } = propsWithRuleLinks({
    preset: { name: 'preset', description: 'How many (decision 16), by checkout §9.' },
    title: { name: 'title' },
  });
  expect(preset!.description).toBe(
    `How many (<a href="./${page}#decision-16" target="_top">decision 16</a>), by <a href="./${page}#checkout-9" target="_top">checkout §9</a>.`,
  );
  expect(title).toEqual({ name: 'title' });
});
