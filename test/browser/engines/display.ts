import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { within } from './engine.ts';
import { startProgram, stopProgram } from './program.ts';

/** A virtual display, for browsers without a headless mode. */
export interface Display {
  /** The value of `DISPLAY`: `:99`. */
  name: string;
  close(): Promise<void>;
}

/** Starts Xvfb, which picks a free number itself. */
export async function openDisplay(xvfb: string): Promise<Display> {
  const program = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
  try {
    return { name: `:${await numberOf(program)}`, close: () => stopProgram(program) };
  } catch (error) {
    await stopProgram(program);
    throw error;
  }
}

async function numberOf(program: ChildProcess): Promise<number> {
  const [line] = await within(10_000, 'Xvfb', once(program.stdio[3] as Readable, 'data'));
  return Number(String(line));
}
