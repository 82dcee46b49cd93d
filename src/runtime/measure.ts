import type { HostRecord } from './registry.ts';

const waiting: [name: string, start: number, end: number][] = [];

/** Records how long a host took to be found, loaded and mounted, for the browser's performance tools. */
export function measure(record: HostRecord, startedAt: number): void {
  const { name, foundAt, begunAt = foundAt, loadedAt = begunAt } = record;
  if (!waiting.length) (globalThis.requestIdleCallback ?? setTimeout)(flush);
  waiting.push(
    [`${name} find`, startedAt, foundAt],
    [`${name} load`, begunAt, loadedAt],
    [`${name} mount`, loadedAt, performance.now()],
  );
}

// Deferred to an idle moment, because an entry costs as much as mounting a small component.
function flush(): void {
  for (const [name, start, end] of waiting.splice(0)) {
    const devtools = { track: 'Islands', trackGroup: 'storefront-islands' };
    performance.measure(`storefront-islands ${name}`, { start, end, detail: { devtools } });
  }
}
