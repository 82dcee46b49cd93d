import { type SystemOfMeasure, systemsOfMeasure } from '../../src/domain/product/dimensions.ts';
import { storedAtom } from '../../src/state/stored-atom.ts';

/** The system that the shopper chose during this visit; undefined until then. */
export const chosenSystemAtom = storedAtom(
  'session',
  'systemOfMeasure',
  (kept): SystemOfMeasure | undefined => Object.values(systemsOfMeasure).find((system) => system === kept),
);
