import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { DoctorPage } from './doctor-options.ts';
import { counted, type Mistake } from './mistake.ts';
import type { HtmlElement } from './read-html.ts';

/** The library's own tags: a stylesheet `islands.css`, scripts `islands.js` and `<widget>.js`. */
export function libraryTags(elements: HtmlElement[], { islands, base }: DoctorPage) {
  const names = ['islands', ...islands.map(({ name }) => name)];
  const found = elements.flatMap((element) => {
    const { name, attributes } = element;
    const address = attributes.get(name === 'link' ? 'href' : 'src');
    const isTag =
      name === 'script' || (name === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attributes.get('rel') ?? ''));
    if (!isTag || !address || !URL.canParse(address, base)) return [];
    const target = new URL(address, base);
    const [, folder, file] = /^(.*\/)([^/]*)$/.exec(target.pathname)!;
    const isOurs = names.some((one) => file === `${one}.${name === 'link' ? 'css' : 'js'}`);
    return isOurs ? [{ element, target, folder: target.origin + folder!, file: file! }] : [];
  });
  // A shop may have a cart.js of its own: a widget's file is one in the library's folder.
  const folders = found.filter(({ file }) => file.startsWith('islands.')).map(({ folder }) => folder);
  const all = found.filter(({ folder, element }) =>
    folders.length > 0 ? folders.includes(folder) : element.attributes.get('type') === 'module',
  );
  return {
    styles: all.filter(({ file }) => file === 'islands.css'),
    scripts: all.filter(({ file }) => file.endsWith('.js')),
    all,
  };
}

/** Compares the hashes in tags and import map with the files themselves, and checks the responses' headers. */
export async function fileMistakes(elements: HtmlElement[], page: DoctorPage): Promise<Mistake[]> {
  const { all } = libraryTags(elements, page);
  const mistakes: Mistake[] = [];
  if (!page.hasFiles) return mistakes;
  for (const { element, target, folder, file } of all.slice(0, 20)) {
    const content = await page.read(target.href);
    const { line } = element;
    const integrity = element.attributes.get('integrity');
    const refusal = await refusalOf(target.href, page);
    if (refusal) mistakes.push({ line, message: `${target.href} ${refusal}` });
    else if (!content)
      mistakes.push({
        line,
        message: `${target.href} cannot be read: check the tag’s address${basis(page)}.`,
      });
    else if (integrity && !hashesOf(integrity).some((hash) => hash === hashLike(hash, content)))
      mistakes.push({
        line,
        message: `${file} is not the file whose integrity the tag names: the browser refuses it. Print the tags again with "storefront-islands snippet".`,
      });
    if (integrity && target.origin !== new URL(page.url).origin && !element.attributes.has('crossorigin'))
      mistakes.push({
        line,
        message: `${file} comes from another origin and has integrity without crossorigin: the browser refuses it. Add crossorigin="anonymous".`,
      });
    if (content && (await isWithheld(element, target, page)))
      mistakes.push({
        line,
        message: `${file} comes from another origin without Access-Control-Allow-Origin: the browser refuses it. Send "Access-Control-Allow-Origin: *" with every file of ${folder}.`,
      });
  }
  return [
    ...mistakes,
    ...(await laterMistakes(elements, page)),
    ...(await mapMistakes(elements, page)),
    ...(await servedMistakes(elements, page)),
  ];
}

const basis = ({ base, url }: DoctorPage) =>
  base === url ? '' : `, which <base href> makes relative to ${base}`;

/** The reason why a response cannot be used as a script or stylesheet, with the remedy; undefined if it can. */
async function refusalOf(href: string, page: DoctorPage): Promise<string | undefined> {
  const { status, type = '' } = (await page.answerOf?.(href)) ?? {};
  if (!status) return undefined;
  if (status === 401 || status === 403)
    return `was answered with ${status}: let the server send it to everybody, without a sign-in.`;
  if (status >= 500) return `was answered with ${status}: the server fails, see its log.`;
  if (status >= 400)
    return `was answered with ${status}: deploy every file of the build in one folder, and check the address${basis(page)}.`;
  const isStyle = /\.css$/.test(new URL(href).pathname);
  if (!type || (isStyle ? /css/i : /(java|ecma)script/i).test(type)) return undefined;
  const place = /html/i.test(type) ? ' A page came in its place: is its address right?' : '';
  return `came as ${type}, which browsers refuse: send it as text/${isStyle ? 'css' : 'javascript'}.${place}`;
}

/** Files that the page's widgets load later, and that the server refuses. */
async function laterMistakes(elements: HtmlElement[], page: DoctorPage): Promise<Mistake[]> {
  const script = libraryTags(elements, page).scripts[0];
  if (!page.answerOf || !script || (await refusalOf(script.target.href, page))) return [];
  const mistakes: Mistake[] = [];
  for (const file of filesLater(elements, page)) {
    const href = script.folder + file;
    const refusal = await refusalOf(href, page);
    if (refusal) mistakes.push({ message: `${href} ${refusal}` });
  }
  return mistakes;
}

/** The files that the page's widgets load later. */
function filesLater(elements: HtmlElement[], { islands }: DoctorPage): string[] {
  const used = islands.filter(({ name }) =>
    elements.some(
      ({ attributes }) =>
        attributes.get('data-island') === name || attributes.get('data-island-open') === name,
    ),
  );
  const files = used.flatMap(({ name }) => [`widgets/${name}.js`, `${name}.css`]);
  return used.length > 0 ? ['actions.js', 'core.js', 'core.css', ...files] : [];
}

/** Files that differ from the build's manifest: a cache or a CDN has changed them, or they are of another version. */
async function servedMistakes(elements: HtmlElement[], page: DoctorPage): Promise<Mistake[]> {
  const { all } = libraryTags(elements, page);
  const mistakes: Mistake[] = [];
  for (const folder of new Set(all.map((tag) => tag.folder))) {
    const built = await manifestOf(folder, page);
    const tags = all.filter((tag) => tag.folder === folder);
    // A tag with integrity has been compared already.
    const ofTags = tags.filter(({ element }) => !element.attributes.has('integrity')).map(({ file }) => file);
    for (const file of [...ofTags, ...filesLater(elements, page)]) {
      const integrity = built[file]?.integrity;
      const content = integrity ? await page.read(folder + file) : undefined;
      if (content && hashLike(integrity!, content) !== integrity)
        mistakes.push({
          message: `${folder}${file} is not the file of this build: its hash is another one than in manifest.json. Serve dist/ as it is; a cache or CDN must not change its files.`,
        });
    }
  }
  return mistakes;
}

/** Whether a file of another origin lacks the header that a module script, or a tag with `crossorigin`, needs. */
async function isWithheld(
  { name, attributes }: HtmlElement,
  target: URL,
  page: DoctorPage,
): Promise<boolean> {
  const { origin } = new URL(page.url);
  const isAsked = attributes.has('crossorigin') || (name === 'script' && isModule(attributes.get('type')));
  if (!page.answerOf || !isAsked || target.origin === origin) return false;
  return !['*', origin].includes((await page.answerOf(target.href))?.sharedWith ?? '');
}

/** Whether a `type` is that of a module script; upper and lower case are the same. */
export const isModule = (type: string | undefined): boolean => type?.toLowerCase() === 'module';

/** An import map that a browser ignores, or reads too late. */
export function mapOrder(elements: HtmlElement[]): Mistake[] {
  const maps = elements.filter(
    ({ name, attributes }) => name === 'script' && attributes.get('type') === 'importmap',
  );
  const first = elements.findIndex(
    ({ name, attributes }) =>
      (name === 'script' && isModule(attributes.get('type'))) ||
      (name === 'link' && attributes.get('rel') === 'modulepreload'),
  );
  const [map, second] = maps;
  const mistakes: Mistake[] = [];
  if (map && first >= 0 && first < elements.indexOf(map))
    mistakes.push({
      line: map.line,
      message: `The import map comes after the module script or modulepreload of line ${elements[first]!.line}: browsers ignore it, or what it says of files that have been asked for, so that no hash is checked. Move it before that.`,
    });
  if (second)
    mistakes.push({
      line: second.line,
      message: `The page has ${maps.length} import maps: many browsers read only the first. Make one of them, with the entries of all.`,
    });
  return mistakes;
}

async function mapMistakes(elements: HtmlElement[], page: DoctorPage): Promise<Mistake[]> {
  const map = elements.find(
    ({ name, attributes }) => name === 'script' && attributes.get('type') === 'importmap',
  );
  if (!map) return [];
  const { line } = map;
  let integrity: Record<string, string>;
  try {
    integrity = (JSON.parse(map.text) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return [{ line, message: 'The import map is not JSON: no script of the page finds its modules.' }];
  }
  const [tag] = libraryTags(elements, page).all;
  if (!tag) return [];
  const files = await manifestOf(tag.folder, page);
  const wrong = Object.entries(integrity).filter(([address, hash]) => {
    if (!URL.canParse(address, page.base)) return false;
    const { href } = new URL(address, page.base);
    const file = href.startsWith(tag.folder) ? href.slice(tag.folder.length).split('?')[0]! : '';
    return files[file] && files[file].integrity !== hash;
  });
  if (wrong.length === 0) return [];
  return [
    {
      line,
      message: `The import map has ${counted(wrong.length, 'hash', 'hashes')} of another version (${wrong[0]![0]}): the browser refuses those files. Print the tags again with "storefront-islands snippet".`,
    },
  ];
}

/** The files that the manifest of a folder lists. */
async function manifestOf(folder: string, { read }: DoctorPage) {
  const text = await read(new URL('manifest.json', folder).href);
  return text ? filesOf(new TextDecoder().decode(text)) : {};
}

const manifestSchema = v.object({ files: v.record(v.string(), v.object({ integrity: v.string() })) });

/**
 * The files that a manifest lists; none if it is not a manifest: a server may answer for a missing file with a page.
 */
function filesOf(manifest: string): v.InferOutput<typeof manifestSchema>['files'] {
  try {
    const { success, output } = v.safeParse(manifestSchema, JSON.parse(manifest));
    return success ? output.files : {};
  } catch {
    return {};
  }
}

const hashesOf = (integrity: string) => integrity.split(/\s+/).filter(Boolean);

function hashLike(hash: string, content: Uint8Array): string {
  const [algorithm = ''] = hash.split('-');
  if (!/^sha(256|384|512)$/.test(algorithm)) return '';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
