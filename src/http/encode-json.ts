/**
 * JSON text of plain data. Asks no object for its `toJSON`: Prototype.js 1.6 gives arrays one that encodes them
 * twice, and JSON.stringify obeys it.
 */
export function encodeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => encodeJson(item)).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${encodeJson(field)}`).join()}}`;
}
