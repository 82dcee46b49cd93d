type Open = (name: string, props?: Record<string, unknown>) => Promise<void>;

let open: Open | undefined;

/** The runtime provides how an overlay is opened on this page. */
export function provideOverlays(how: Open): void {
  open = how;
}

/**
 * Opens an overlay island that outlives the island that opened it.
 * @returns whether it opened; a failure is reported by the runtime.
 */
export async function openOverlay(name: string, props?: Record<string, unknown>): Promise<boolean> {
  try {
    await open?.(name, props);
    return !!open;
  } catch {
    return false;
  }
}
