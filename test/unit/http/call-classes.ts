import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';

type TriedCall = (typeof calls)[number];

/** Fields that name and describe a call, or say where it goes and what it carries: no fault is handled by them. */
const descriptive: readonly string[] = [
  'name',
  'service',
  'action',
  'path',
  'place',
  'hasBase',
  'isCrossOrigin',
  'cache',
  'payload',
  'answer',
  'example',
  'source',
  'about',
];

/** What of a call's declaration decides how it fails: all other fields; of the failure's policy, whether it is silent. */
function declaredFor(call: TriedCall): string {
  const { method, failure, ...fields } = call as Call;
  const others = Object.entries(fields).filter(([field, value]) => value && !descriptive.includes(field));
  const silent = failure.report === 'nowhere' ? ['fails silently'] : [];
  return [method, ...others.map(([field]) => field).sort(), ...silent].join(', ');
}

/**
 * The classes of declarations that the client tells apart when a call fails, each with one of its calls. A new call is in
 * the class of its fields, or is a new class.
 */
export const callClasses = [...new Map(calls.map((call) => [declaredFor(call), call]))].map(
  ([declared, call]) => ({ declared, call }),
);
