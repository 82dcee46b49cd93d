import ts from 'typescript';
import { expect, test } from 'vitest';
import { declaredWidgets } from '../../../../.storybook/declared-widgets.ts';
import {
  errorMeanings,
  eventsSentIn,
  membersOf,
  pageEvents,
  trackEvents,
} from '../../../../stories/guide/read-sources.ts';

const parsed = (text: string) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2022, true);

test('a type over several lines is in one line, without a last semicolon', () => {
  const failed = pageEvents.find(({ name }) => name === 'storefront:island-failed');
  expect(failed?.type).toBe(
    '{ island: string; phase: string; error: unknown; version?: string; file?: string }',
  );
});

test('an interface that is not exported is written out, one that is exported is named', () => {
  const text = `interface Hidden { one: string; list: Item[] }
export interface Item { name: string }
export interface All {
  /** When it is sent (cart §2). */
  first: Hidden & { two?: number };
  'Second One': object;
}`;
  expect(membersOf(parsed(text), 'All')).toEqual([
    { name: 'first', about: 'When it is sent.', type: '{ one: string; list: Item[] } & { two?: number }' },
    { name: 'Second One', about: '', type: 'object' },
  ]);
});

test('an event is sent by a call, not by a comment or a text', () => {
  const text = `// emit('storefront:in-a-comment')
const text = "emit('storefront:in-a-text')";
emit('storefront:one', {});
page.emit(
  'storefront:two', {});
host.dispatchEvent(new CustomEvent<Detail>('storefront:three'));
document.addEventListener('storefront:four', emit);
field.dispatchEvent(new CustomEvent('input'));`;
  expect([...eventsSentIn(parsed(text))]).toEqual(['storefront:one', 'storefront:two', 'storefront:three']);
});

test('Storybook’s browser gets the values, without the parser', async () => {
  const load = declaredWidgets().load as (id: string) => Promise<string>;
  const code = await load('/project/stories/guide/read-sources.ts');
  const values = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(values).toMatchObject({ pageEvents, trackEvents, errorMeanings });
  expect(values.senders['storefront:island-mounted']).toEqual(['src/runtime/island-root.tsx']);
  expect(values).not.toHaveProperty('membersOf');
});
