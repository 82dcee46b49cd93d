import {
  type BaseIssue,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  type OutputDataset,
  safeParse,
} from 'valibot';
import { refusedLink } from '../domain/links.ts';
import type { Reading, ToleratedIssue } from '../domain/tolerance.ts';
import { shownUrl } from './shown-url.ts';

type Issues = [BaseIssue<unknown>, ...BaseIssue<unknown>[]];

/**
 * The result of a tolerant parse: the value, with the path and reason of everything that was left out; or the issues that
 * the schema does not tolerate.
 */
export type Parsed<Schema extends GenericSchema> =
  | { success: true; output: InferOutput<Schema>; left: string[] }
  | { success: false; issues: Issues };

/** Parses outside data; what its schema tolerates is left out where it is bad (decision 65). */
export function parseTolerantly<Schema extends GenericSchema>(
  schema: Schema,
  given: unknown,
): Parsed<Schema> {
  const strict = safeParse(schema, given);
  if (strict.success) return { success: true, output: strict.output, left: [] };
  // `safeParse` passes on only valibot's own settings.
  const reading: Reading = { leavesOut: true };
  const read: OutputDataset<InferOutput<Schema>, BaseIssue<unknown>> = schema['~run'](
    { value: given },
    reading,
  );
  if (read.issues) return { success: false, issues: read.issues };
  return { success: true, output: read.value as InferOutput<Schema>, left: strict.issues.map(reportOf) };
}

function reportOf(issue: ToleratedIssue): string {
  const used = issue.used === undefined ? '' : `; ${JSON.stringify(issue.used)} is used`;
  return `${getDotPath(issue) ?? ''} (${reasonOf(issue)}${used})`;
}

/**
 * Why a value is refused, in words: those that are given, or else the type that was expected. The value itself is never
 * quoted, because it may hold something that must not be logged.
 */
export function reasonOf(
  { message, type, requirement, expected, input }: BaseIssue<unknown> & { requirement?: unknown },
  // A rule of valibot's expects no type: it has a name, such as `integer` or `min_value` 0, or a message.
  words = `expected ${type === 'check' ? message : (expected ?? [type.replace('_', ' '), requirement].filter((one) => one !== undefined && typeof one !== 'function').join(' '))}, received ${input === null ? 'null' : typeof input}`,
): string {
  if (message === refusedLink)
    return `${shownUrl(input)} may not be followed; accepted are http(s) URLs on this page's origin or one of redirectOrigins`;
  return input === undefined ? 'it is missing' : words;
}
