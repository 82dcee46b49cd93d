import { html } from 'hono/html';
import type { Markup } from '../page.ts';

/** A form of the cart that was refused, with what was typed. */
export interface Refused {
  form: RefusedForm;
  /** The line that it is of. */
  lineId?: string;
  message: string;
  typed?: string;
}

/** `cart` for a refusal that belongs to no field. */
export type RefusedForm =
  | 'quantity'
  | 'shipping'
  | 'saved'
  | 'promo'
  | 'zip'
  | 'donation'
  | 'certificates'
  | 'cart';

/** The message of a form, or of one line's form, if that was refused. */
export function refusedMessage(
  refused: Refused | undefined,
  form: RefusedForm,
  lineId?: string,
): string | undefined {
  return refused?.form === form && refused.lineId === lineId ? refused.message : undefined;
}

/** The value of a field: what was typed, if its form was refused. */
export function fieldValue(
  refused: Refused | undefined,
  { form, lineId, value }: { form: RefusedForm; lineId?: string; value: string | number },
): string {
  const isRefused = refusedMessage(refused, form, lineId) !== undefined;
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
