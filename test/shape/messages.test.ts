import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { declaredKeys, messageFiles, sayersOfGroups } from './messages.ts';

it('the words of a key stand in one place', () => {
  const places = new Map<string, string[]>();
  for (const { key, place } of messageFiles.flatMap(declaredKeys))
    places.set(key, [...(places.get(key) ?? []), place]);
  const twice = [...places].filter(([, all]) => all.length > 1);
  const remedies = twice.map(
    ([key, all]) =>
      `${key} has words at ${all.join(' and ')}: keep them in the lower one, or in controlMessages of src/domain/messages.ts, and write \`${key}: thoseMessages.${key}\` in the other`,
  );
  expect(remedies.join('\n')).toBe('');
});

it('words that only one widget says are in its folder', () => {
  const remedies = sayersOfGroups().flatMap(({ group, path, files }) => {
    const [widget, ...others] = new Set(files.map((file) => /^widgets\/([^/]+)\//.exec(file)?.[1]));
    const isAtHome = !path.startsWith('src/domain/') || !widget || others.length > 0;
    const folders = new Set(files.map(dirname));
    const folder = folders.size === 1 ? dirname(files[0]!) : `widgets/${widget}`;
    return isAtHome
      ? []
      : [
          `${group} of ${path} is said in ${folder} alone: move it to ${folder}/${basename(folder)}.messages.ts`,
        ];
  });
  expect(remedies.join('\n')).toBe('');
});

it('a key that follows an override of `tryAgain` or `close` says the same', () => {
  const wrong = messageFiles.flatMap((file) =>
    [...file.text.matchAll(/^ +(\w+(?:TryAgain|Close)): (.*),$/gm)]
      .filter(
        ([, key, words]) => words !== `controlMessages.${key!.endsWith('Close') ? 'close' : 'tryAgain'}`,
      )
      .map(
        ([, key]) =>
          `${key} in ${file.fileName} says something else than its end does: write controlMessages.tryAgain or .close, or end the key otherwise (src/domain/with-overrides.ts)`,
      ),
  );
  expect(wrong.join('\n')).toBe('');
});
