import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Check } from './checks.ts';
import type { RunReport } from './verdict.ts';

export interface Outcome {
  check: Check;
  isPassed: boolean;
  output: string;
  seconds: number;
  /** For a check with test files that ran to its end. */
  report?: RunReport;
}

/** Compiled modules of tools, which every process and worker of a run would compile again. */
const compiledFolder = resolve('.cache/compiled');

/** Runs a check to its end. */
export async function runCheck(check: Check): Promise<Outcome> {
  const { command, env } = check;
  const path = env?.TEST_REPORT;
  if (path) rmSync(path, { force: true });
  const start = performance.now();
  const child = spawn('npx', ['--no-install', ...command], {
    env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: compiledFolder, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return {
    check,
    isPassed: code === 0,
    output,
    seconds: (performance.now() - start) / 1000,
    ...(path && existsSync(path) && { report: JSON.parse(readFileSync(path, 'utf8')) as RunReport }),
  };
}
