import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importsTwice } from '../../../src/build/imports-twice.ts';

/** The plug-in’s code before and after the `import()` of `./map.ts`, in a file with this text. */
function renderedIn(text: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'imports-twice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const moduleId = join(folder, 'page.ts');
  writeFileSync(moduleId, text);
  const { renderDynamicImport } = importsTwice() as { renderDynamicImport(options: object): unknown };
  return renderDynamicImport({
    moduleId,
    targetModuleId: join(folder, 'map.ts'),
    chunk: { fileName: 'widgets/page.js' },
    targetChunk: { fileName: 'chunks/map.js' },
  });
}

test('an import on demand is retried', () => {
  expect(renderedIn("import(/* Draws a map. */ './map.ts');")).toMatchObject({
    left: 'import(',
    right: expect.stringContaining("importAgain(import.meta.resolve('../chunks/map.js'))"),
  });
});

test('one that says @once is not', () => {
  expect(renderedIn("import(/* @once Draws a map. */ './map.ts');")).toBeNull();
});

test('one beside it is', () => {
  expect(
    renderedIn("import(/* @once Other. */ './other.ts'); import(/* Draws. */ './map.ts');"),
  ).not.toBeNull();
});
