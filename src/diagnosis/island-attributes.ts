import { didYouMean } from '../domain/did-you-mean.ts';

/** The attributes of the runtime itself, on any element. */
const islandAttributes = [
  'data-island',
  'data-island-open',
  'data-island-load',
  'data-island-props',
  'data-island-status',
  'data-island-empty',
  'data-island-overlay',
  'data-island-debug',
];

/** The attribute of the runtime's that a misspelt one probably means. */
export function meantIslandAttribute(attribute: string): string | undefined {
  if (!/^data-i/.test(attribute) || islandAttributes.includes(attribute)) return undefined;
  return didYouMean(attribute, islandAttributes);
}
