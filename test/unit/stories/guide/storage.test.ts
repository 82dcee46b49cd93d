import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The security page lists every storage key of the code: those of `storedAtom`, and those that are set, wherever they are
 * declared.
 */

const sources = globSync('{src,widgets}/**/*.{ts,tsx}')
  .filter((path) => !/^src\/(doctor|cli|build|testing)\/|\.examples\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const page = readFileSync('stories/guide/security.mdx', 'utf8');

/** The text of a constant; of a property `kept`, those of all of its objects. */
function textsOf(name: string): string[] {
  if (name.startsWith("'")) return [name.slice(1, -1)];
  const declared = sources.matchAll(new RegExp(`\\b(?:const ${name}(?:: [^=]+)? =|${name}:) '([^']+)'`, 'g'));
  return [...declared].map(([, text]) => text!);
}

function keysInCode(): Set<string> {
  const uses = [
    ...sources.matchAll(/storedAtom\(\s*'(?:local|session)',\s*('[^']+'|\w+)/g),
    ...sources.matchAll(/(?:local|session)Storage\.setItem\(('[^']+'|\w+)/g),
  ].map(([, name]) => name!);
  const keys = uses.flatMap((name) => {
    const texts = textsOf(name);
    // `key` is the parameter of `storedAtom` itself.
    if (!texts.length) throw new Error(`${name} is not declared as a text`);
    return texts;
  });
  return new Set(keys);
}

const keysInGuide = () =>
  new Set(
    [...page.matchAll(/^\| (`[^|]+) \| (?:session|local) \|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, key]) => key!),
    ),
  );

test('the security page lists every storage key of the code, and no other', () => {
  const ofTheShop = ['isTaxExempt', 'partnerTransactionId'];
  expect([...keysInGuide()].sort()).toEqual([...keysInCode(), ...ofTheShop].sort());
});

test('no storage is used in another way, and no cookie is set', () => {
  const other = [
    ...sources.matchAll(/(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem)\w+ ?=)|document\.cookie ?=|indexedDB|cookieStore/g),
  ];
  expect(other.map(([found]) => found)).toEqual([]);
});
