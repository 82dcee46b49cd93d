import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../build/manifest.ts';
import { importMap, policyHash, snippet } from '../build/snippet.ts';
import { readArguments } from './arguments.ts';
import type { Declarations } from './declarations.ts';
import { readPort, serveGuide, untilInterrupted } from './guide.ts';
import { suggestion, UsageError } from './mistake.ts';
import { showMock } from './mock.ts';
import { printBreaches } from './print-breaches.ts';
import { printFindings } from './print-findings.ts';
import { printMistakes } from './print-mistakes.ts';

const usage = `storefront-islands snippet [WIDGET …] [--base URL] [--no-import-map]
  prints the tags of a page with these widgets, with integrity hashes and an import map
  --base URL       where the package's dist/ is served; /islands/ unless given
  --no-import-map  leaves out the import map: then only the files in the tags are checked

storefront-islands doctor URL|FILE.html [--cookie COOKIE] [--header "NAME: VALUE" …]
  reads a page's HTML and names its mistakes: tags, token, context, hosts, attributes, JSON, integrity
  --cookie COOKIE  is sent to the page's own origin, for a page behind a sign-in: session=1; shop=us
  --header …       any other header, such as "Authorization: Basic …"

storefront-islands check BASE_URL [--widgets NAME,…] [--listing PATH …] [--sku SKU] [--requests N] [--ignore CALL …]
                         [--cookie COOKIE] [--header "NAME: VALUE" …] [--write this-is-a-test-shop]
  asks a shop's backend each declared read call and a listing, and says what breaks the contract; GET requests only
  --write …        buys a product, too, as a guest with a test card, from the cart to the placed order, and tries what goes
                   wrong: a second press, a wrong token, fields that are null or missing, another amount, a second
                   card, no card, a lost answer
  --widgets NAME,… checks only the calls that these widgets send, such as add-to-cart,cart-count
  --listing PATH   a listing to check, such as /sofas or /search?query=sofa; unless given, one that the first page links to
  --sku SKU        a product of the shop, for the calls that ask for one
  --requests N     the most requests to send, 80 unless given, 160 with --write; what is left then is not asked, and named
  --ignore CALL    a call that is not asked, such as getRegistries
  --cookie …       as for doctor, like --header

storefront-islands validate CALL FILE.json|-
  reads one answer to a call, from a file or from the standard input, and says what the library would not read in it

storefront-islands guide [--port PORT]
  serves the guide at 127.0.0.1, with every state of every widget live, until it is interrupted
  --port PORT      4171 unless given; 0 for any that is free

storefront-islands mock [WIDGET …] [--port PORT] [--pages FOLDER] [--fault CALL:FAULT[:TIMES] …] [--off PART …]
  serves a shop at 127.0.0.1 whose backend remembers cart, checkout, order and account, and a page with these widgets
  --port PORT      4172 unless given; 0 for any that is free
  --pages FOLDER   your own pages, at /pages/NAME.html; {{token}} in them becomes the anti-forgery token
  --fault …        a call that fails, such as getCart:503 or addItems:done-destroyed:1 for the first time only
  --off PART       a part that the shop does not have, such as offersGiftCards: its pages do not offer it, and its calls
                   answer with 404

storefront-islands help | --version
  prints this, or the version of the package

Exit code: 0 if all is well, 1 if something was found, 2 if the command was called wrongly, 3 if a limit has cut a check
that has found nothing so far.`;

/** Runs a command; its exit code. */
export async function run(args: string[], declarations: Declarations): Promise<number> {
  const [command, ...rest] = args;
  const isHelp = /^(-h|--help|help)$/.test(command ?? '') || rest.some((arg) => /^(-h|--help)$/.test(arg));
  const commands: Record<string, (rest: string[], declarations: Declarations) => Promise<number> | number> = {
    snippet: printSnippet,
    doctor: printMistakes,
    check: printBreaches,
    guide: showGuide,
    mock: showMock,
    validate: printFindings,
  };
  try {
    if (command === '--version') {
      console.log(declarations.version);
      return 0;
    }
    if (command === undefined || isHelp) {
      console.log(usage);
      return command === undefined ? 2 : 0;
    }
    if (!Object.hasOwn(commands, command))
      throw new UsageError(
        `There is no command "${command}"; there are ${Object.keys(commands).join(', ')}.`,
      );
    return await commands[command]!(rest, declarations);
  } catch (error) {
    const isUsage = error instanceof UsageError || 'code' in (error as object);
    console.error(
      isUsage ? `${(error as Error).message}\n"storefront-islands help" shows what is accepted.` : error,
    );
    return 2;
  }
}

/** Serves the guide until the process gets a signal to end. */
async function showGuide(args: string[], { dist }: Declarations): Promise<number> {
  const { values } = readArguments({ args, options: { port: { type: 'string', default: '4171' } } });
  const { address, close } = await serveGuide(dist, readPort(values.port));
  console.log(`The guide is at ${address} until you press Ctrl+C.`);
  await untilInterrupted();
  await close();
  return 0;
}

function printSnippet(args: string[], { dist }: Declarations): number {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    allowNegative: true,
    options: {
      base: { type: 'string', default: '/islands/' },
      'import-map': { type: 'boolean', default: true },
    },
  });
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const { base, 'import-map': hasImportMap } = values;
  const names = Object.keys(manifest.widgets);
  for (const name of positionals)
    if (!names.includes(name))
      throw new UsageError(`There is no widget "${name}": ${suggestion(name, names)}`);
  if (!base.endsWith('/'))
    throw new UsageError(`--base was "${base}"; accepted is a path or URL that ends with "/".`);
  process.stdout.write(snippet(manifest, { widgets: positionals, base, hasImportMap }));
  if (hasImportMap)
    console.error(`\nThe page's script-src has to list ${policyHash(importMap(manifest, base))}`);
  return 0;
}
