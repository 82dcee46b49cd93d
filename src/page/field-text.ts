/**
 * What the shopper has typed into a field of the server's. After Back or a reload the browser puts an earlier text into it,
 * which does not replace a newer one of the server: unless the shopper is in the field, or has edited it since, the server's
 * text counts, if it has one.
 */
export function fieldText(field: HTMLInputElement): string {
  const { value, defaultValue } = field;
  if (!defaultValue || value === defaultValue || document.activeElement === field) return value;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const mayBeOld = /reload|back/.test(visit?.type ?? '');
  return mayBeOld && !field.matches(':user-valid, :user-invalid') ? defaultValue : value;
}
