import type { Call } from '../contract/call.ts';
import { SchemaTypes } from './schema-types.ts';

/** The declarations of calls.d.ts: the payload and the answer of each call, by its name. */
export function callTypes(calls: readonly Call[]): string {
  const types = new SchemaTypes(calls.flatMap(({ payload, answer }) => [payload, answer]));
  const lines = calls.map((call) => {
    const answer = types.typeOf(call.answer, `${call.name}Answer`);
    const list = call.orList && ` | (${answer})[${JSON.stringify(call.orList)}]`;
    return `  /** ${call.about} */
  ${call.name}: {
    method: ${JSON.stringify(call.method)};
    payload: ${types.typeOf(call.payload, `${call.name}Payload`)};
    answer: ${answer}${list ?? ''};
  };`;
  });
  return `/**
 * Every declared call: \`payload\`, the JSON body of a POST or the query of a GET, and \`answer\`, the JSON that is accepted.
 * Further keys are ignored, and null is the same as a missing key.
 */
export interface Calls {
${lines.join('\n')}
}

${types.declarations.join('\n\n')}
`;
}
