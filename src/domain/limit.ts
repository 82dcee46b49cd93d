/** A limit of the trade: the most that there may be of something. Each is declared once, in its noun's `…-limits.ts`. */
export interface Limit {
  most: number;
  /** A cap always holds. A default holds where the shop does not say otherwise: by `key`, or as `about` tells. */
  kind: 'cap' | 'default';
  /** The brands that have what is counted. For readers alone: the number holds on any page that counts it. */
  brand: 'both' | 'core' | 'modern';
  /** The name in the page context's `limits` that replaces a default. */
  key?: string;
  /** A name that it had before, and that is still read. */
  formerKey?: string;
  /** What is counted, as the docs say it. */
  about: string;
  /** The section that the number is from; left out if the specification has none, and the number is the library's own. */
  source?: string;
}

/** Declares a limit. The build leaves only the number and its keys in the scripts. */
export const declareLimit = (given: Limit): Limit => given;
