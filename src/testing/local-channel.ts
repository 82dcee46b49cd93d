/**
 * Makes a `BroadcastChannel` whose messages reach only the channels made with it. Node's channels reach every worker of a
 * test run, and an open one keeps the process alive.
 */
export function localChannels() {
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

  return LocalChannel;
}
