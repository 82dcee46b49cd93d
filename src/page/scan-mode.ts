/** Whether the shopper is scanning items in a store (decision 3). */
export function isScanMode(): boolean {
  try {
    return /(^|;\s*)scan-mode=true\s*(;|$)/.test(document.cookie);
  } catch {
    // A sandboxed page may not read its cookies.
    return false;
  }
}
