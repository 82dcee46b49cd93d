type Open = (name: string, props?: Record<string, unknown>) => Promise<void>;

let open: Open | undefined;

/** The runtime says how overlays are opened on this page. */
export function provideOverlays(how: Open): void {
  open = how;
}

/**
 * Opens an overlay island for the page, whatever becomes of the island that asked.
 * @returns whether it has opened; why it has not, the runtime has reported.
 */
export async function openOverlay(name: string, props?: Record<string, unknown>): Promise<boolean> {
  try {
    await open?.(name, props);
    return !!open;
  } catch {
    return false;
  }
}
