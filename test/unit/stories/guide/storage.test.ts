import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The security page lists every storage key of the code: those of `storedAtom`, and those that are set, wherever they are
 * declared.
 */

const files = globSync('{src,widgets}/**/*.{ts,tsx}')
  .filter((path) => !/^src\/(doctor|cli|build|testing)\/|\.examples\.|\/stored-atom\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'));
const sources = files.join('\n');
const page = readFileSync('stories/guide/security.mdx', 'utf8');

/** The texts of a constant, of this file or of another one, or of a property in all objects. */
function textsOf(name: string, file: string): string[] {
  if (name.startsWith("'")) return [name.slice(1, -1)];
  const declared = (text: string) =>
    [...text.matchAll(new RegExp(`\\b(?:const ${name}(?:: [^=]+)? =|${name}:) '([^']+)'`, 'g'))].map(
      ([, value]) => value!,
    );
  const own = declared(file);
  const texts = own.length ? own : declared(sources);
  if (!texts.length) throw new Error(`${name} is not declared as a text`);
  return texts;
}

function keysInCode(): Set<string> {
  const keys = files.flatMap((file) =>
    [
      ...file.matchAll(/storedAtom\(\s*'(?:local|session)',\s*('[^']+'|\w+)/g),
      ...file.matchAll(/(?:read|write)Stored\((?:'\w+'|\w+), ('[^']+'|\w+)/g),
      ...file.matchAll(/(?:local|session)Storage\.setItem\((?:keyOf\()?('[^']+'|\w+)/g),
    ].flatMap(([, name]) => textsOf(name!, file)),
  );
  return new Set(keys);
}

const keysInGuide = () =>
  new Set(
    [...page.matchAll(/^\| (`[^|]+) \| (?:session|local) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, key]) => key!),
    ),
  );

test('the security page lists every storage key of the code, and no other', () => {
  const ofTheShop = ['partnerTransactionId'];
  expect([...keysInGuide()].sort()).toEqual([...keysInCode(), ...ofTheShop].sort());
});

test('no storage is used in another way, and no cookie is set', () => {
  const other = [
    ...sources.matchAll(
      /(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem)\w+ ?=)|document\.cookie ?=|indexedDB|cookieStore/g,
    ),
  ];
  expect(other.map(([found]) => found)).toEqual([]);
});
