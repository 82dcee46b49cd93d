/** The options of `npm start`. */
export interface StartOptions {
  port: number;
  isFresh: boolean;
  isBuilding: boolean;
  /** A product feed to load instead of the generated catalogue. */
  catalogFile: string | undefined;
  /** The number of products to generate, replacing the current ones. */
  productCount: number | undefined;
  /** The folder of a page owner's own HTML files. */
  pagesFolder: string | undefined;
}

const accepted = `Accepted:
  --port NUMBER    port to listen on (also PORT in the environment); 4170 unless given
  --fresh          start over: forget carts and products of earlier runs
  --catalog FILE   sell the products of a product feed (Google Merchant Center format, TSV or CSV)
  --products N     sell as many generated products, from 1 to 200000; 2000 in a shop that has none yet
  --pages FOLDER   serve your own HTML files from a folder, at /pages/; {{token}} in them is filled in
  --no-build       serve dist/ as it is`;

/** Parses the command line; throws an error that names the given and the accepted values. */
export function parseArguments(args: readonly string[], environment: { PORT?: string }): StartOptions {
  const options: StartOptions = {
    port: portNumber('PORT', environment.PORT || '4170'),
    isFresh: false,
    isBuilding: true,
    catalogFile: undefined,
    productCount: undefined,
    pagesFolder: undefined,
  };
  const rest = args.flatMap((arg) =>
    /^--\w+=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg],
  );
  while (rest.length > 0) {
    const name = rest.shift();
    if (name === '--fresh') options.isFresh = true;
    else if (name === '--no-build') options.isBuilding = false;
    else if (name === '--port') options.port = portNumber('--port', takeValue('--port', rest));
    else if (name === '--products')
      options.productCount = wholeNumber('--products', takeValue('--products', rest), 1, maxProducts);
    else if (name === '--pages') options.pagesFolder = takeValue('--pages', rest);
    else if (name === '--catalog') options.catalogFile = takeValue('--catalog', rest);
    else throw new Error(`"${name}" was given, which is no option of npm start.\n${accepted}`);
  }
  if (options.catalogFile && options.productCount)
    throw new Error(
      `--catalog and --products were given; accepted: one of them, because either fills the shop.\n${accepted}`,
    );
  return options;
}

/** More than this takes minutes to generate and gigabytes of memory. */
const maxProducts = 200_000;

function takeValue(name: string, rest: string[]): string {
  const value = rest.shift();
  if (!value || value.startsWith('--'))
    throw new Error(
      `${name} was given without its value${value ? ` ("${value}" follows it)` : ''}.\n${accepted}`,
    );
  return value;
}

function portNumber(name: string, text: string): number {
  return wholeNumber(name, text, 0, 65535);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new Error(
      `${name}: "${text}" was given; accepted: a whole number from ${least} to ${most}.\n${accepted}`,
    );
  return number;
}
