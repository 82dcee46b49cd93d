import { readFileSync } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { getDotPath, safeParse } from 'valibot';
import type { ExampledCall } from '../contract/examples.ts';
import { reasonOf } from '../page/parse-tolerantly.ts';
import { readArguments } from './arguments.ts';
import { readShopAnswer } from './check-calls.ts';
import type { Declarations } from './declarations.ts';
import { guideAddress } from './guide-address.ts';
import { counted, suggestion, UsageError } from './mistake.ts';
import { standIn } from './stand-in.ts';

/**
 * The command `validate`: prints the values of one answer that the library would not read, or would replace.
 * @returns its exit code
 */
export async function printFindings(args: string[], { calls }: Declarations): Promise<number> {
  const { positionals } = readArguments({ args, allowPositionals: true });
  const [name, file] = positionals;
  if (!name || !file || positionals.length > 2)
    throw new UsageError(
      'validate takes a call and an answer: addItems answer.json, or - for the standard input.',
    );
  const call = calls.find((one) => one.name === name);
  if (!call)
    throw new UsageError(
      `There is no call "${name}": ${suggestion(
        name,
        calls.map((one) => one.name),
      )}`,
    );
  const text = file === '-' ? await textOf(process.stdin) : readAnswerFile(file);
  // The library reads the answer's links as on a page of the shop.
  standIn('http://localhost/');
  const findings = findingsIn(call, text);
  for (const finding of findings) console.log(finding);
  if (findings.length > 0)
    console.log(`${guideAddress({ request: `${name}: ` })}, where "storefront-islands guide" serves it`);
  console.log(
    findings.length === 0
      ? `A whole answer to ${name}.`
      : `${counted(findings.length, 'finding')} in the answer to ${name}.`,
  );
  return findings.length === 0 ? 0 : 1;
}

function readAnswerFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(
      `${file} cannot be read; accepted are the path of a file, and - for the standard input.`,
    );
  }
}

/** Where an answer breaks the contract, each with its path. */
export function findingsIn(call: ExampledCall, text: string): string[] {
  const { answer, messages } = readShopAnswer(call, { status: 200, text }, (left) => [...left]);
  if (answer !== undefined) return messages;
  const issues = issuesIn(call, text);
  if (issues.length > 0) return issues;
  return messages.length > 0 ? messages : ['It says that the session has ended; nothing else of it is read.'];
}

/** All issues of an answer that is not read, not only the first. */
function issuesIn({ answer, orList }: ExampledCall, text: string): string[] {
  try {
    const json: unknown = JSON.parse(text);
    if (json === null || Object(json).IsReset || Object(json).isReset) return [];
    const { issues = [] } = safeParse(answer, orList && Array.isArray(json) ? { [orList]: json } : json);
    return issues.map((issue) => `${getDotPath(issue) ?? 'top level'}: ${reasonOf(issue)}`);
  } catch {
    // An answer that is no JSON has already been reported.
    return [];
  }
}
