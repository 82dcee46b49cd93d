import { globSync } from 'node:fs';
import type { Handlers, RefusedPayloads } from './request.ts';

interface HandlerFile {
  handlers?: Handlers;
  refusedPayloads?: RefusedPayloads;
}

const folder = import.meta.dirname;
/** These two import the others, so they are no files of handlers. */
const readers = ['handlers.ts', 'routes.ts'];
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !readers.includes(file));

/**
 * What the files of this folder export under one name, in one object.
 * @throws for a call that two files answer
 */
export function joined<Value>(
  parts: [file: string, part: Readonly<Record<string, Value>>][],
): Record<string, Value> {
  const fileOf: Record<string, string> = {};
  const whole: Record<string, Value> = {};
  for (const [file, part] of parts) {
    for (const [call, value] of Object.entries(part)) {
      if (fileOf[call])
        throw new Error(
          `Both api/${fileOf[call]} and api/${file} answer "${call}": take it out of one of them.`,
        );
      fileOf[call] = file;
      whole[call] = value;
    }
  }
  return whole;
}

const modules = await Promise.all(
  files.sort().map(async (file): Promise<[string, HandlerFile]> => [file, await import(`${folder}/${file}`)]),
);

/** The handlers of the declared calls, by the call's name: found by reading this folder, so there is no list to maintain. */
export const handlers: Handlers = joined(modules.map(([file, module]) => [file, module.handlers ?? {}]));

/** A call's own message for an invalid payload; it never repeats the given value. */
export const refusedPayloads: RefusedPayloads = joined(
  modules.map(([file, module]) => [file, module.refusedPayloads ?? {}]),
);
