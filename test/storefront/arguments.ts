/** What `npm start` was asked for. */
export interface StartOptions {
  port: number;
  isFresh: boolean;
  isBuilding: boolean;
  /** A product feed to load instead of the generated catalogue. */
  catalogFile: string | undefined;
  /** A page owner's own HTML files. */
  pagesFolder: string | undefined;
}

const accepted = `Accepted:
  --port NUMBER    port to listen on (also PORT in the environment); 4170 unless given
  --fresh          start over: forget carts and products of earlier runs
  --catalog FILE   sell the products of a product feed (Google Merchant Center format, TSV or CSV)
  --pages FOLDER   serve your own HTML files from a folder, at /pages/; {{token}} in them is filled in
  --no-build       serve dist/ as it is`;

/** Parses the command line; throws an error that names what was given and what is accepted. */
export function parseArguments(args: readonly string[], environment: { PORT?: string }): StartOptions {
  const options: StartOptions = {
    port: portNumber('PORT', environment.PORT || '4170'),
    isFresh: false,
    isBuilding: true,
    catalogFile: undefined,
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
    else if (name === '--pages') options.pagesFolder = takeValue('--pages', rest);
    else if (name === '--catalog') options.catalogFile = takeValue('--catalog', rest);
    else throw new Error(`"${name}" was given, which is no option of npm start.\n${accepted}`);
  }
  return options;
}

function takeValue(name: string, rest: string[]): string {
  const value = rest.shift();
  if (!value || value.startsWith('--'))
    throw new Error(
      `${name} was given without its value${value ? ` ("${value}" follows it)` : ''}.\n${accepted}`,
    );
  return value;
}

function portNumber(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new Error(`${name}: "${text}" was given; accepted: a whole number from 0 to 65535.\n${accepted}`);
  return port;
}
