import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why the built files of a project cannot be measured, because they are missing, or older than a file that they are made
 * of; else undefined.
 */
export function whyNotMeasured(root = '.'): string | undefined {
  const built = join(root, 'dist/manifest.json');
  if (!existsSync(built)) return 'There is no dist: run `npm run build` first.';
  const sources = globSync(['rollup.config.mjs', 'package-lock.json', '{src,widgets}/**/*.{ts,tsx,css}'], {
    cwd: root,
    exclude: ['**/*.examples.ts'],
  });
  const changedAt = (path: string) => statSync(path).mtimeMs;
  const newer = sources.find((path) => changedAt(join(root, path)) > changedAt(built));
  return newer && `dist is older than ${newer}, so it is not measured: run \`npm run build\` first.`;
}
