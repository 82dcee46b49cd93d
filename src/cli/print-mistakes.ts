import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from './arguments.ts';
import type { Declarations } from './declarations.ts';
import { diagnose } from './doctor.ts';
import { givenHeaders, headerOptions } from './given-headers.ts';
import { counted, UsageError } from './mistake.ts';
import { type Place, readPlace } from './read-place.ts';

/** The command `doctor`: prints the mistakes in a page's HTML; its exit code. */
export async function printMistakes(
  args: string[],
  { islands, calls, changing }: Declarations,
): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: headerOptions,
  });
  const [place] = positionals;
  if (!place || positionals.length > 1)
    throw new UsageError('doctor takes one page: a URL such as https://shop.example/p/1, or an HTML file.');
  const isUrl = /^https?:\/\//.test(place);
  const headers = givenHeaders(values);
  const answer = await readPlace(isUrl ? place : pathToFileURL(resolve(place)).href, { headers });
  refuseUnread(place, isUrl, answer);
  // A page from a file has no server, so its URLs are not fetched.
  const page = isUrl ? answer.url : 'http://localhost/';
  const { origin } = new URL(page);
  // A redirect may have led to another shop, which gets none of the given headers.
  const given = isUrl ? new URL(place).origin : '';
  const files = new Map<string, Promise<Place>>();
  const readOnce = (file: string) => {
    if (!files.has(file))
      files.set(file, readPlace(file, { origin, headers: new URL(file).origin === given ? headers : {} }));
    return files.get(file)!;
  };
  if (isUrl && answer.url !== new URL(place).href) sayRedirected(place, answer.url);
  const mistakes = await diagnose(new TextDecoder().decode(answer.content), {
    islands,
    calls,
    changing,
    url: page,
    hasFiles: isUrl,
    read: async (file) => (isUrl ? (await readOnce(file)).content : undefined),
    answerOf: async (file) => (await readOnce(file)).answer,
    policies: [answer.policy ?? ''],
  });
  for (const { line, message } of mistakes) console.log(`${line ? `line ${line}: ` : ''}${message}`);
  console.log(mistakes.length === 0 ? 'No mistakes found.' : `${counted(mistakes.length, 'mistake')}.`);
  if (!isUrl) console.log('The files of the tags were not compared: give the page’s URL for that.');
  return mistakes.length === 0 ? 0 : 1;
}

function refuseUnread(place: string, isUrl: boolean, { content, answer, reason }: Place): void {
  if (content) return;
  const { status } = answer ?? {};
  const behindSignIn = status === 401 || status === 403 ? '; --cookie or --header signs in' : '';
  if (status)
    throw new UsageError(
      `${place} was answered with status ${status}: give the address of a page${behindSignIn}.`,
    );
  if (isUrl) throw new UsageError(`${place} did not answer: ${reason}.`);
  throw new UsageError(`${place} cannot be read; accepted are an http(s) URL and the path of an HTML file.`);
}

/** Says that the shop has redirected to another page: in place of a page behind a sign-in, often to the sign-in page. */
function sayRedirected(place: string, url: string): void {
  const isSignIn = /log-?in|sign-?in/i.test(new URL(url).pathname);
  console.log(
    `${place} leads to ${url}: what follows is about that page.${isSignIn ? ' It looks like a sign-in: --cookie sends the cookie of a session.' : ''}`,
  );
}
