import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const running = new Set<ChildProcess>();

// However the run ends, it leaves no program running.
process.on('exit', () => {
  for (const child of running) kill(child);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A background program with its child processes, as a process group. */
export function startProgram(path: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends a program and its child processes. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  kill(child);
  await ended;
}

function kill({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGTERM');
  } catch {
    // It has already exited.
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
