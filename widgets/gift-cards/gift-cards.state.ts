import type { TypedGiftCard } from '../../src/state/payment/tender-calls.ts';

/** The fields of the server's form, by the names of either call (decision 8). */
const serverFields = {
  number: '[name="cardNumber"], [name="number"]',
  pin: '[name="cardPin"], [name="pin"]',
};

/** Takes the typed text out of the server's form; undefined if there is none. */
export function takeTyped(serverNodes: readonly Node[]): TypedGiftCard | undefined {
  const typed = { number: take(serverNodes, serverFields.number), pin: take(serverNodes, serverFields.pin) };
  return typed.number || typed.pin ? typed : undefined;
}

function take(nodes: readonly Node[], selector: string): string {
  for (const node of nodes) {
    const field = (node as Partial<Element>).querySelector?.<HTMLInputElement>(selector);
    if (!field?.value) continue;
    const { value } = field;
    field.value = '';
    return value;
  }
  return '';
}

/**
 * Whether the server's form was sent by its button for the balance, whose value is `balance`: then nothing may be
 * applied.
 */
export const asksForBalance = (event: Event): boolean =>
  (event as SubmitEvent).submitter?.getAttribute('value') === 'balance';
