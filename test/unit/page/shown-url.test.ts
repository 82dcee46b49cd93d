import { expect, test } from 'vitest';
import { shownUrl } from '../../../src/page/shown-url.ts';

test.each([
  ['https://evil.example/path', '"https://evil.example/path"'],
  ['https://evil.example/?token=secret#secret', '"https://evil.example/"'],
  ['https://ada:secret@evil.example/path', '"https://…@evil.example/path"'],
  ['https://ada:se/cr?et@evil.example/', '"https://…@evil.example/"'],
  ['//ada:secret@evil.example/', '"//…@evil.example/"'],
  ['https:\\\\ada:secret@evil.example', '"https://…@evil.example"'],
  ['ada:secret@evil.example', '"ada://…@evil.example"'],
  ['https://evil.example/?mail=ada@evil.example', '"https://…@evil.example"'],
  ['javascript:alert(1)', '"javascript:alert(1)"'],
  ['/checkout?x=1', '"/checkout"'],
  [undefined, '"undefined"'],
  [`/${'a'.repeat(200)}`, `"/${'a'.repeat(79)}"`],
])('%j is shown as %s', (raw, shown) => {
  expect(shownUrl(raw)).toBe(shown);
});
