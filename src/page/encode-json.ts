/**
 * JSON text of plain data. Ignores `toJSON`: Prototype.js 1.6 gives arrays one, and JSON.stringify would encode them twice.
 */
export function encodeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => encodeJson(item)).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${encodeJson(field)}`).join()}}`;
}
