import { type CallDetails, CallError } from './call-error.ts';

/** The server has reset the session: a top-level IsReset or isReset (decision 7). The message is always `IsReset`. */
export class ResetError extends CallError {
  override name = 'ResetError';
  kind = 'reset' as const;

  constructor(call: CallDetails) {
    super(call, '');
    this.message = 'IsReset';
  }
}
