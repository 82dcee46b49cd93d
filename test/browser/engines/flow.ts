import type { Shopper } from './shopper.ts';

/** Checks one fact and reports it; a failure ends its flow, because the next facts depend on it. */
export type Step = (fact: string, check: () => Promise<void>) => Promise<void>;

/** A shopper's steps, written once for all browsers. */
export interface Flow {
  name: string;
  run(shopper: Shopper, step: Step): Promise<void>;
}

/** The last step of a flow on pages that are not hostile. */
export async function silent(shopper: Shopper, step: Step): Promise<void> {
  await step('the console is still empty', () => heardNothing(shopper));
}

/** Nothing unexpected has been logged to the console since the last check. */
export async function heardNothing(shopper: Shopper, expected?: RegExp): Promise<void> {
  const complaints = (await shopper.complaints()).filter((line) => !expected?.test(line));
  if (complaints.length > 0) throw new Error(`the console says\n${complaints.join('\n')}`);
}
