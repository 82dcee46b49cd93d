import * as v from 'valibot';
import { expect, it } from 'vitest';
import { json } from '../../../src/runtime/attributes.ts';
import { misspeltStructured } from '../../../src/runtime/misspelt-structured.ts';
import { propsSource } from '../../../src/runtime/parse-props.ts';

const about = 'x';
const accepts = 'x';
const side = v.nullish(v.object({ value: v.number() }));
const props = {
  size: json(v.object({ width: side, height: side }), { about, accepts, optional: true }),
  items: json(
    v.array(
      v.pipe(
        v.object({ name: v.string() }),
        v.check((item) => !!item),
      ),
    ),
    {
      about,
      accepts,
      optional: true,
    },
  ),
  flags: json(v.record(v.string(), v.object({ isOn: v.boolean() })), { about, accepts, optional: true }),
  choice: json(v.union([v.string(), v.object({ label: v.string() })]), { about, accepts, optional: true }),
};

function found(given: object) {
  const host = document.createElement('div');
  host.setAttribute('data-island', 'sofa');
  host.innerHTML = `<script data-island-props>${JSON.stringify(given)}</script>`;
  return misspeltStructured(props, propsSource(host));
}

it('a misspelt prop is named with the one that was meant', () => {
  expect(found({ sizee: {} })).toEqual([['sizee', 'size']]);
});

it('so is a key at any depth, by its path', () => {
  expect(found({ size: { widht: { value: 3 }, height: { valeu: 3 } } })).toEqual([
    ['size.widht', 'size.width'],
    ['size.height.valeu', 'size.height.value'],
  ]);
});

it('of a list’s items the first that has it is named', () => {
  expect(found({ items: [{ name: 'a' }, { naem: 'b' }, { naem: 'c' }] })).toEqual([
    ['items.1.naem', 'items.1.name'],
  ]);
});

it('a record’s keys are the page’s own, the keys of its values are not', () => {
  expect(found({ flags: { mine: { isOn: true }, mien: { isOnn: true } } })).toEqual([
    ['flags.mien.isOnn', 'flags.mien.isOn'],
  ]);
});

it('an object that is one of several kinds of value is looked into', () => {
  expect(found({ choice: { lable: 'x' } })).toEqual([['choice.lable', 'choice.label']]);
});

it('a value from a JSON attribute is looked into, too', () => {
  const host = document.createElement('div');
  host.setAttribute('data-size', '{"widht":{"value":3}}');
  expect(misspeltStructured(props, propsSource(host))).toEqual([['size.widht', 'size.width']]);
});

it('keys like no known one, and values of other types, are not named', () => {
  expect(found({ size: { colour: 1, width: null }, items: 7, flags: null, choice: 'x', other: {} })).toEqual(
    [],
  );
});
