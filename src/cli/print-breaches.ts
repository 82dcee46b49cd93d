import { callsOfParts, type OfferedPart } from '../contract/offered-calls.ts';
import { readArguments } from './arguments.ts';
import { type CheckResult, check } from './check.ts';
import type { Breach } from './check-calls.ts';
import type { Declarations } from './declarations.ts';
import { givenHeaders, headerOptions } from './given-headers.ts';
import { guideAddress } from './guide-address.ts';
import { counted, suggestion, UsageError } from './mistake.ts';

/** The only value of `--write`, so that nobody buys in a shop that delivers. */
const testShop = 'this-is-a-test-shop';

/** The command `check`: prints what breaks the contract; its exit code. */
export async function printBreaches(
  args: string[],
  { islands, calls, callsOf }: Declarations,
): Promise<number> {
  const { [args.indexOf('--write') + 1]: word = '' } = args;
  // Checked before the arguments are read, because their error would not say which value is accepted.
  if (args.includes('--write') && /^(-|$)/.test(word)) throw refusalOfWord('');
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      listing: { type: 'string', multiple: true, default: [] },
      sku: { type: 'string' },
      requests: { type: 'string' },
      widgets: { type: 'string', multiple: true },
      write: { type: 'string' },
      ignore: { type: 'string', multiple: true, default: [] },
      ...headerOptions,
    },
  });
  const [base] = positionals;
  if (!base || positionals.length > 1 || !URL.canParse(base) || !/^https?:/.test(base))
    throw new UsageError('check takes the address of one shop, such as https://shop.example/.');
  const { listing: listings, sku, write, ignore: ignored } = values;
  if (write !== undefined && write !== testShop) throw refusalOfWord(write);
  const mayWrite = write === testShop;
  // Buying takes about eighty requests.
  const requests = Number(values.requests ?? (mayWrite ? 160 : 80));
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
  const callNames = calls.map(({ name }) => name);
  for (const name of ignored)
    if (!callNames.includes(name))
      throw new UsageError(`There is no call "${name}": ${suggestion(name, callNames)}`);
  const result = await check(new URL(base), {
    calls,
    callsOf,
    widgets,
    listings,
    sku,
    requests,
    headers: givenHeaders(values),
    ignored,
    mayWrite,
  });
  return printResult(result, { limit: requests, isWhole: !widgets, ignored, mayWrite });
}

const refusalOfWord = (given: string) =>
  new UsageError(`--write was "${given}"; it places an order, so that it takes only the word ${testShop}.`);

interface Asked {
  limit: number;
  isWhole: boolean;
  ignored: readonly string[];
  mayWrite: boolean;
}

function printResult(
  { breaches, missing, asked, listings, order, requests: sent, left, isListed, off, unread }: CheckResult,
  { limit, isWhole, ignored, mayWrite }: Asked,
): number {
  for (const breach of breaches) print(breach);
  if (missing.length > 0) {
    console.log(
      'Not implemented, as it seems, or at another path (endpoints in the page context names it), or without the product (--sku gives another one):',
    );
    for (const breach of missing) print(breach);
  }
  if (breaches.length + missing.length > 0)
    console.log('"storefront-islands guide" serves the guide at the addresses above.');
  const noListing = isListed ? 'no listing, as none was found: give --listing' : 'no listing';
  console.log(
    `${counted(sent, 'request')}: ${counted(asked.length, 'call')}; ${listings.length ? `the listing ${listings.join(', ')}` : noListing}.`,
  );
  if (order) console.log(`The order ${order} was placed.`);
  if (unread.length > 0)
    console.log(
      `Not asked, as ${mayWrite ? 'neither a GET nor an order checks' : 'a GET cannot check'} them: ${unread.join(', ')}.`,
    );
  if (off.length > 0)
    console.log(
      `Switched off in the page context, so that nothing asks or tries them: ${off.map(partOff).join(', ')}.`,
    );
  if (ignored.length > 0) console.log(`Ignored: ${ignored.join(', ')}.`);
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

/** A part with its calls: “offersZipCode (applyZip)”. */
function partOff(part: OfferedPart): string {
  const calls = callsOfParts([part]);
  return calls.length > 0 ? `${part} (${calls.join(', ')})` : part;
}

function print(breach: Breach): void {
  const { request, message, widgets, repeats } = breach;
  const what = widgets ? `${message.replace(/\.$/, '')}, for ${widgets.join(', ')}` : message;
  console.log(`${request}\n  ${what}`);
  if (repeats) console.log(`  The same in ${counted(repeats, 'more request')} of this listing.`);
  console.log(`  ${guideAddress(breach)}`);
}
