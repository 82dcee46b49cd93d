import * as v from 'valibot';
import { expect, test } from 'vitest';
import { htmlCustomData } from '../../../src/build/html-custom-data.ts';
import { flag, json, oneOf, text, whole } from '../../../src/runtime/attributes.ts';
import type { Island } from '../../../src/runtime/define-island.ts';

const view = () => null;
const island = (name: string, more: Partial<Island>): Island => ({
  name,
  kind: 'inline',
  about: `About ${name}.`,
  props: {},
  view,
  ...more,
});

const chair = island('chair', {
  props: {
    podId: text({ about: 'The pod.' }),
    size: oneOf(['small', 'large'], { fallback: 'small', about: 'How big.' }),
    legs: whole({ min: 1, max: 8, optional: true, about: 'How many.' }),
    extras: json(v.array(v.string()), { optional: true, about: 'What comes with it.' }),
  },
});
const lamp = island('lamp', {
  kind: 'overlay',
  props: { size: oneOf(['tall'], { fallback: 'tall', about: 'How high.' }), isLit: flag({ about: 'On.' }) },
});

const data = htmlCustomData([chair, lamp]);
const attribute = (name: string) => data.globalAttributes.find((found) => found.name === name);

test('data-island offers every widget with its description', () => {
  expect(attribute('data-island')!.values).toEqual([
    { name: 'chair', description: 'About chair.' },
    { name: 'lamp', description: 'About lamp.' },
  ]);
});

test('data-island-open offers overlays only', () => {
  expect(attribute('data-island-open')!.values!.map(({ name }) => name)).toEqual(['lamp']);
});

test('data-island-load and data-island-status offer their values', () => {
  const words = (name: string) => attribute(name)!.values!.map((value) => value.name);
  expect(words('data-island-load')).toEqual(['load', 'idle', 'visible', 'interaction', 'media()']);
  expect(words('data-island-status')).toEqual(['pending', 'loading', 'mounted', 'failed', 'off']);
});

test('what follows a product is known, on any element', () => {
  for (const name of ['data-follows', 'data-product', 'data-product-text', 'data-option-code'])
    expect(attribute(name)!.description.value, name).not.toBe('');
});

test('an attribute has its description, the values it accepts and its default', () => {
  expect(attribute('data-pod-id')!.description.value).toBe('`chair`: The pod. Accepts text; required.');
  expect(attribute('data-legs')!.description.value).toBe(
    '`chair`: How many. Accepts a whole number from 1 to 8; optional.',
  );
});

test('an attribute of two widgets has both descriptions and both sets of values', () => {
  const { description, values } = attribute('data-size')!;
  expect(description.value.split('\n\n')).toEqual([
    '`chair`: How big. Accepts one of "small", "large"; "small" if left out.',
    '`lamp`: How high. Accepts one of "tall"; "tall" if left out.',
  ]);
  expect(values).toEqual([{ name: 'small' }, { name: 'large' }, { name: 'tall' }]);
});

test('a flag offers true and false', () => {
  expect(attribute('data-is-lit')!.values).toEqual([{ name: 'true' }, { name: 'false' }]);
});

test('a structured value is an attribute too, and says that it takes JSON', () => {
  expect(attribute('data-extras')!.description.value).toBe(
    '`chair`: What comes with it. Accepts JSON; optional. As JSON, or in the JSON script of the host.',
  );
});

test('no attribute is listed twice', () => {
  const names = data.globalAttributes.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
