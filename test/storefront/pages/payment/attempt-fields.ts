import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import { refusedInput } from '../../api/answer.ts';
import type { Attempt } from '../../payments/pay.ts';
import { hiddenField } from '../account/field.ts';
import type { Markup } from '../page.ts';
import type { Fields } from '../posted-fields.ts';

/**
 * Hidden fields of a form that pays: its attempt's key, and the amount in cents that the shopper sees (decision 51). A
 * form that comes back keeps its key: a payment whose outcome was not known is not made twice.
 */
export function attemptFields(dueCents: number, attemptId: string = randomUUID()): Markup {
  return html`${hiddenField('attemptId', attemptId)}${hiddenField('amountDue', `${dueCents}`)}`;
}

/** The attempt of a posted form. */
export function postedAttempt({ attemptId = '', amountDue = '' }: Fields): Attempt {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(attemptId))
    throw refusedInput('attemptId', attemptId, 'a UUID, as in the page’s form');
  if (!/^\d{1,9}$/.test(amountDue)) throw refusedInput('amountDue', amountDue, 'an amount in cents');
  return { attemptId, amountDue: Number(amountDue) };
}
