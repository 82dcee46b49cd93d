import { didYouMean } from './did-you-mean.ts';

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** The name that was meant: one that differs in capitals, hyphens and quotes only, or that `didYouMean` finds. */
export function meantName(given: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(given);
  const same = letters && names.find((name) => lettersOf(name) === letters);
  return same || didYouMean(given, names);
}
