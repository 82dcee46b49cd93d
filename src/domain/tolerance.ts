import type { BaseIssue, Config } from 'valibot';

/**
 * How a schema reads outside data (decision 65): strictly, so that every bad value is an issue, or so that what it
 * tolerates is left out. A schema gets it as the configuration of its parse.
 */
export interface Reading extends Config<BaseIssue<unknown>> {
  leavesOut?: boolean;
}

/** A schema that tolerates something: bad items of its list, or its whole value, in whose place `used` is used. */
export interface Tolerant {
  tolerates: 'items' | 'value';
  used?: unknown;
  /** What is done with a bad value that is mended, in words for the docs. */
  about?: string | undefined;
}

/** An issue of a strict reading; where a tolerant one does not fail, with what it uses instead: undefined for nothing. */
export interface ToleratedIssue extends BaseIssue<unknown> {
  used?: unknown;
}
