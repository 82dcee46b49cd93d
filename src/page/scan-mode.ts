/** Whether the shopper scans items in a store, one after the other (decision 3). */
export function isScanMode(): boolean {
  try {
    return /(^|;\s*)scan-mode=true\s*(;|$)/.test(document.cookie);
  } catch {
    // A sandboxed page may not look at its cookies.
    return false;
  }
}
