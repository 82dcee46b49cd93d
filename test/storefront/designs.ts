import { randomUUID } from 'node:crypto';
import type { PersonalizationDesign } from '../../src/contract/personalization/personalization-design.ts';
import type { Shop } from './shop.ts';

/** Saves a design for a session; an item to add refers to it by its id. */
export function saveDesign({ database }: Shop, sessionId: string, design: PersonalizationDesign): string {
  const id = randomUUID();
  database
    .prepare('INSERT INTO designs (id, session_id, sku, document) VALUES (?, ?, ?, ?)')
    .run(id, sessionId, design.design.sku, JSON.stringify(design));
  return id;
}

/** The texts of a session's design for a product, in order; undefined if there is no such design. */
export function designTexts(
  { database }: Shop,
  sessionId: string,
  { id, sku }: { id: string; sku: string },
): string[] | undefined {
  const row = database
    .prepare('SELECT document FROM designs WHERE id = ? AND session_id = ? AND sku = ?')
    .get(id, sessionId, sku);
  if (!row) return undefined;
  // Only saveDesign writes the document.
  const { design } = JSON.parse(String(row.document)) as PersonalizationDesign;
  return design.personalization.map(({ text }) => text);
}
