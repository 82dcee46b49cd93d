/// <reference types="vite/client" />
import { failsInPlace } from '../../src/contract/call.ts';
import { errorMessages } from '../../src/domain/messages.ts';
import { type CallDetails, CallError } from '../../src/http/errors/call-error.ts';
import { StatusError } from '../../src/http/errors/status-error.ts';
import { shopperMessage } from '../../src/http/shopper-message.ts';
import { errorMeanings } from './read-sources.ts';
import { Table } from './table.tsx';

type ErrorClass = new (details: CallDetails, reason: string) => CallError;

const modules = import.meta.glob<Record<string, ErrorClass>>('../../src/http/errors/*.ts', { eager: true });
const details = { action: 'add to cart', method: 'POST', api: '/api/cart/add-items', failure: failsInPlace };

/** Every kind of failed call: its cause, and the shopper's message, computed by the real function. */
export function ErrorReference() {
  const rows = Object.values(modules).flatMap((module) =>
    Object.entries(module)
      .filter(([, value]) => value.prototype instanceof CallError)
      .map(([name, value]) => row(new value(details, ''), errorMeanings[name]!)),
  );
  const unavailable = Object.assign(new StatusError(details, ''), { status: 503 });
  rows.push(row(unavailable, 'The same, with 503 or 504.'));
  return <Table head={['Kind', 'What happened', 'What the shopper reads']} rows={rows} />;
}

function row(error: CallError, what: string) {
  const told = error.kind === 'aborted' ? 'nothing' : shopperMessage(error, errorMessages);
  const isSaid = error.kind === 'refused' || (error.kind === 'status' && !error.status);
  const message = isSaid ? `the server’s message of a refusal; without one: ${told}` : told;
  return [`\`${error.kind}\``, what, message];
}
