import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';

type TriedCall = (typeof calls)[number];

/** Fields that describe a call, its address or its payload, and do not affect how the client handles a fault. */
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

/** The part of a call's declaration that decides how it fails: all other fields, and whether its policy is silent. */
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
