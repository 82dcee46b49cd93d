import { whyStale } from '../runner/built.ts';

/**
 * Why the built files of a project cannot be measured, because they are missing, or older than a file that they are made
 * of; else undefined.
 */
export function whyNotMeasured(root = '.'): string | undefined {
  const reason = whyStale('library', root);
  return reason && `${reason} It is not measured: run \`npm run build\` first.`;
}
