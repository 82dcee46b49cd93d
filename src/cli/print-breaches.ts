import { readArguments } from './arguments.ts';
import { type CheckResult, check } from './check.ts';
import type { Breach } from './check-calls.ts';
import type { Declarations } from './cli.ts';
import { counted, suggestion, UsageError } from './mistake.ts';

/** The command `check`: prints what breaks the contract; its exit code. */
export async function printBreaches(
  args: string[],
  { islands, calls, callsOf }: Declarations,
): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      listing: { type: 'string', multiple: true, default: [] },
      sku: { type: 'string' },
      requests: { type: 'string', default: '80' },
      widgets: { type: 'string', multiple: true },
    },
  });
  const [base] = positionals;
  if (!base || positionals.length > 1 || !URL.canParse(base) || !/^https?:/.test(base))
    throw new UsageError('check takes the address of one shop, such as https://shop.example/.');
  const requests = Number(values.requests);
  if (!Number.isInteger(requests) || requests < 1 || requests > 1000)
    throw new UsageError(`--requests was "${values.requests}"; accepted is a whole number from 1 to 1000.`);
  const widgets = values.widgets?.flatMap((given) => given.split(/[\s,]+/)).filter(Boolean);
  const names = islands.map(({ name }) => name);
  if (widgets?.length === 0)
    throw new UsageError(
      `--widgets was "${values.widgets}"; accepted are names of widgets, such as cart,cart-count.`,
    );
  for (const name of widgets ?? [])
    if (!names.includes(name))
      throw new UsageError(`There is no widget "${name}": ${suggestion(name, names)}`);
  const { listing: listings, sku } = values;
  const result = await check(new URL(base), { calls, callsOf, widgets, listings, sku, requests });
  return printResult(result, { limit: requests, isWhole: !widgets });
}

function printResult(
  { breaches, missing, asked, listings, requests: sent, left, isListed, unread }: CheckResult,
  { limit, isWhole }: { limit: number; isWhole: boolean },
): number {
  for (const breach of breaches) print(breach);
  if (missing.length > 0) {
    console.log(
      'Not implemented, as it seems, or at another path (endpoints in the page context names it), or without the product (--sku gives another one):',
    );
    for (const breach of missing) print(breach);
  }
  const noListing = isListed ? 'no listing, as none was found: give --listing' : 'no listing';
  console.log(
    `${counted(sent, 'request')}: ${counted(asked.length, 'call')}; ${listings.length ? `the listing ${listings.join(', ')}` : noListing}.`,
  );
  if (unread.length > 0) console.log(`Not asked, as a GET cannot check them: ${unread.join(', ')}.`);
  const isCut = left.length > 0;
  if (isCut) console.log(`Not asked: ${left.join(', ')}.`);
  if (sent === limit && isCut)
    console.log(`The limit of ${counted(limit, 'request')} is reached: --requests sets it.`);
  const advice = isWhole ? ' --widgets asks only for those of the widgets that you use.' : '';
  if (missing.length > 0) console.log(`${counted(missing.length, 'call')} not implemented.${advice}`);
  console.log(
    breaches.length === 0
      ? `Nothing ${missing.length > 0 ? 'else ' : ''}${isCut ? 'that was asked ' : ''}breaks the contract.`
      : `${counted(breaches.length, 'breach', 'breaches')} of the contract.`,
  );
  if (breaches.length + missing.length > 0) return 1;
  return isCut ? 3 : 0;
}

function print({ request, message, widgets, repeats }: Breach): void {
  console.log(`${request}\n  ${message}${widgets ? `, for ${widgets.join(', ')}` : ''}`);
  if (repeats) console.log(`  The same in ${counted(repeats, 'more request')} of this listing.`);
}
