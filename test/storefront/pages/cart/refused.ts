import { html } from 'hono/html';
import type { Markup } from '../page.ts';

/** A change of the cart, as the island's `refused` names one; `id` is that of a line. */
export interface Change {
  kind: string;
  id?: string;
  [field: string]: unknown;
}

/** A change of the cart that was refused, with what was typed. */
export interface Refused {
  change: Change;
  message: string;
  typed?: string | undefined;
}

/** The message of a form, or of one line's form, if its change was refused. */
export function refusedMessage(
  refused: Refused | undefined,
  kinds: readonly string[],
  lineId?: string,
): string | undefined {
  if (!refused || !kinds.includes(refused.change.kind)) return undefined;
  return refused.change.id === lineId ? refused.message : undefined;
}

/** The value of a field: what was typed, if its form was refused. */
export function fieldValue(
  refused: Refused | undefined,
  { kind, lineId, value }: { kind: string; lineId?: string; value: string | number },
): string {
  const isRefused = refusedMessage(refused, [kind], lineId) !== undefined;
  return (isRefused ? refused?.typed : undefined) ?? String(value);
}

/** The message below a field, which the field names by this id. */
export function fieldError(id: string, message: string | undefined): Markup | '' {
  return message ? html`<p class="shop-error" id="${id}-note" role="alert">${message}</p>` : '';
}

/** The attributes of a field with a message below it. */
export function invalid(id: string, message: string | undefined): Markup | '' {
  return message ? html`aria-invalid="true" aria-describedby="${id}-note"` : '';
}
