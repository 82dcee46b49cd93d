/**
 * The text of one of the server's fields. After Back or a reload the browser restores the text that the field had before,
 * which may be older than the server's. So the server's text counts if there is one, unless the shopper is in the field
 * or has edited it since.
 */
export function fieldText(field: HTMLInputElement): string {
  const { value, defaultValue } = field;
  if (!defaultValue || value === defaultValue || document.activeElement === field) return value;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const mayBeOld = /reload|back/.test(visit?.type ?? '');
  return mayBeOld && !field.matches(':user-valid, :user-invalid') ? defaultValue : value;
}
