/*
 * Node's channels reach the other workers of a run, which are not tabs of the same shop: these stay in the worker.
 */
const channels = new Set<LocalChannel>();

class LocalChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => channels.has(other) && other.onmessage?.({ data }));
  }

  close(): void {
    channels.delete(this);
  }
}

Object.assign(globalThis, { BroadcastChannel: LocalChannel });
