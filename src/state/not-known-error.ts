import type { CallError } from '../http/errors/call-error.ts';

/** For the shopper. */
export interface NotKnownWords {
  message: string;
  /** The link to the page that shows the outcome. */
  leadsTo?: { href: string; text: string };
}

/** Nobody knows whether a deed was done: the server does not say (decision 51), or cannot be asked (decision 111). */
export class NotKnownError extends Error {
  override name = 'NotKnownError';
  /** The failure of the answer that was lost, if nothing else reports it. */
  lost?: CallError;
  words?: NotKnownWords;
}
