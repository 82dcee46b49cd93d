/** The labels that say how long a way of shipping takes (checkout §3); the server supplies their texts. */
export const dayLabels = [
  'standard',
  'poBox',
  'fpoApo',
  'twoDay',
  'nextDay',
  'nonContinental',
  'rush',
] as const;

export type DayLabel = (typeof dayLabels)[number];
