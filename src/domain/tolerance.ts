import type { BaseIssue, Config } from 'valibot';

/**
 * How a schema reads outside data (decision 65): strictly, so that every bad value is an issue, or tolerantly, so that
 * tolerated bad values are left out. A schema gets it as the configuration of its parse.
 */
export interface Reading extends Config<BaseIssue<unknown>> {
  leavesOut?: boolean;
}

/** A schema that tolerates something: bad items of its list, or its whole value, in whose place `used` is used. */
export interface Tolerant {
  tolerates: 'items' | 'value';
  used?: unknown;
  /** What becomes of a bad value, in words for the docs. */
  about?: string | undefined;
}

/**
 * An issue of a strict reading. If a tolerant reading does not fail on it, `used` is the value that it uses instead,
 * undefined for none.
 */
export interface ToleratedIssue extends BaseIssue<unknown> {
  used?: unknown;
}
