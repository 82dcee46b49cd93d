import type { Shopper } from './shopper.ts';

/** Checks one fact and reports it; a fact that does not hold ends its flow, for the next ones build on it. */
export type Step = (fact: string, check: () => Promise<void>) => Promise<void>;

/** What one shopper does, written once for every browser. */
export interface Flow {
  name: string;
  run(shopper: Shopper, step: Step): Promise<void>;
}

/** The last step of a flow on pages that are not hostile. */
export async function silent(shopper: Shopper, step: Step): Promise<void> {
  await step('the console has stayed empty', () => heardNothing(shopper));
}

/** Nothing has been written to the console since it was last looked at, but for what is expected. */
export async function heardNothing(shopper: Shopper, expected?: RegExp): Promise<void> {
  const complaints = (await shopper.complaints()).filter((line) => !expected?.test(line));
  if (complaints.length > 0) throw new Error(`the console says\n${complaints.join('\n')}`);
}
