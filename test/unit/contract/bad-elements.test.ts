import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { linkRule } from '../../../src/domain/links.ts';
import { parseTolerantly } from '../../../src/page/parse-tolerantly.ts';
import { type Part, sampleOf } from './sample.ts';

// The widgets' modules set the link rule of a page, and this test has no page.
linkRule.allows = () => true;

/** Lists that are good only as a whole, by the end of their path; `*` is any item. A bad element fails what holds them. */
const wholes: Record<string, string> = {
  'basketItems.*.recipients': 'the pieces of all recipients add up to the item’s quantity',
  'facts.*': 'a row of a label and its texts: without one of them, a text is in another product’s column',
  'getQuickship items.*.choices': 'a choice for each option: with one missing, it is another product',
  'editablePersonalization.lines': 'the product would be made with a line missing',
  'inHousePersonalization.lines': 'the product would be made with a line missing',
  'templates.*.lines': 'the product would be made with a line missing',
};

/** Lists whose bad element stays, as an unknown one. */
const kept: Record<string, string> = {
  attempts: 'the bad one may be any attempt: its outcome is not known, and nothing is sent again',
};

const schemaOf = (part: unknown) => part as GenericSchema;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variant of a union that an example has. */
const variantOf = (part: Part, value: unknown) =>
  (part.options as Part[] | undefined)?.find((option) => safeParse(schemaOf(option), value).success);

/** An example with a sample for each of its fields and lists that it leaves out or empty. */
function filled(part: Part, value: unknown): unknown {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return sampleOf(schemaOf(part));
  const { entries, item, wrapped } = part;
  if (wrapped) return filled(wrapped, value);
  if (entries && isObject(value)) {
    const given = Object.entries(entries).map(([key, field]) => [key, filled(field, value[key])]);
    return { ...value, ...Object.fromEntries(given) };
  }
  if (item && Array.isArray(value)) return value.map((one) => filled(item, one));
  if (part.type === 'record' && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(part.value!, one)]));
  return value;
}

interface List {
  keys: readonly string[];
  item: Part;
}

/** The lists in a value, each once: of alike items the first. */
function listsIn(part: Part, value: unknown, keys: readonly string[] = []): List[] {
  const { type, entries = {}, item, wrapped } = part;
  if (wrapped) return listsIn(wrapped, value, keys);
  if (type === 'union')
    return [variantOf(part, value)].flatMap((one) => (one ? listsIn(one, value, keys) : []));
  if (item && Array.isArray(value)) return [{ keys, item }, ...listsIn(item, value[0], [...keys, '0'])];
  if (!isObject(value)) return [];
  if (type === 'record') {
    const [key] = Object.keys(value);
    return key === undefined ? [] : listsIn(part.value!, value[key], [...keys, key]);
  }
  return Object.entries(entries).flatMap(([key, field]) => listsIn(field, value[key], [...keys, key]));
}

/** The value with one more element in the list at `keys`. */
function withElement(value: unknown, [key, ...keys]: readonly string[], element: unknown): unknown {
  if (key === undefined) return [...(value as unknown[]), element];
  if (Array.isArray(value))
    return value.map((one, nth) => (`${nth}` === key ? withElement(one, keys, element) : one));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withElement(fields[key], keys, element) };
}

const valueAt = (value: unknown, keys: readonly string[]) =>
  keys.reduce((one, key) => (one as Record<string, unknown>)[key], value);

const endsWith = (path: string, end: string) => path === end || path.endsWith(`.${end}`);

const lists = calls.flatMap(({ name, answer, example }) => {
  const schema = answer as unknown as Part;
  const whole = filled(schema, example.answer);
  const given = safeParse(answer, whole).success ? whole : example.answer;
  return listsIn(schema, given).map(({ keys, item }) => {
    const wrong = [{}, 7, true, 'text', []].find((one) => !safeParse(schemaOf(item), one).success);
    const path = keys.join('.');
    const places = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');
    const element = `${path}.${(valueAt(given, keys) as unknown[]).length}`;
    return { name, answer, given, wrong, keys, path, list: `${name} ${places}`, places, element };
  });
});

const reasonFor = ({ list, places }: (typeof lists)[number], reasons: Record<string, string>) =>
  Object.keys(reasons).find((end) => list === end || endsWith(places, end));

const isIn = (reasons: Record<string, string>) => (one: (typeof lists)[number]) =>
  reasonFor(one, reasons) !== undefined;

/** The example with a bad element, as the islands read it. */
const spoilt = ({ answer, given, keys, wrong }: (typeof lists)[number]) =>
  parseTolerantly(answer, withElement(given, keys, wrong));

test('the lists of all answers are found', () => {
  expect(lists.length).toBeGreaterThan(120);
});

test('every reason is that of a list', () => {
  for (const reasons of [wholes, kept])
    for (const end of Object.keys(reasons))
      expect(
        lists.filter((one) => isIn({ [end]: '' })(one)),
        end,
      ).not.toEqual([]);
});

describe.each(lists.filter((one) => !isIn(wholes)(one) && !isIn(kept)(one)))('$list', (list) => {
  test('of a bad element the path is reported, and all others stay', () => {
    const { answer, given, element } = list;
    const read = spoilt(list);
    if (!read.success) throw new Error(`the whole answer is refused: ${read.issues[0].message}`);
    expect(read.left).not.toEqual([]);
    for (const line of read.left) expect(line.split(' ')[0]).toMatch(new RegExp(`^${element}(\\.|$)`));
    const whole = parseTolerantly(answer, given);
    expect(read.output).toEqual(whole.success && whole.output);
  });
});

describe.each(lists.filter(isIn(wholes)))('$list', (list) => {
  test(`is good only as a whole: ${wholes[reasonFor(list, wholes)!]}`, () => {
    const read = spoilt(list);
    if (!read.success) throw new Error('the whole answer is refused');
    const held = JSON.stringify(valueAt(list.given, list.keys));
    expect(JSON.stringify(read.output)).not.toContain(held);
    expect(read.left[0]).toContain(list.element);
  });
});

describe.each(lists.filter(isIn(kept)))('$list', (list) => {
  test(`keeps a place for a bad element: ${kept[reasonFor(list, kept)!]}`, () => {
    const read = spoilt(list);
    if (!read.success) throw new Error('the whole answer is refused');
    expect(valueAt(read.output, list.keys)).toHaveLength((valueAt(list.given, list.keys) as []).length + 1);
    expect(read.left[0]).toContain(list.element);
  });
});
