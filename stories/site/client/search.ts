import * as v from 'valibot';

const pagesSchema = v.array(v.tuple([v.string(), v.string(), v.array(v.tuple([v.string(), v.string()]))]));
const textsSchema = v.array(v.string());

/** A page, one of its headings, or a state of a widget. */
interface Entry {
  title: string;
  /** The page that contains it, if it is a part of one. */
  page?: string;
  address: string;
  /** The text below the heading, once the texts are loaded. */
  text: string;
}

/** The site's folder. */
const root = new URL(/* @vite-ignore */ '.', import.meta.url);

const maxShown = 20;

/**
 * A filter of titles, headings, the text below them and the widgets' states: all of the typed words have to occur. Words
 * that say nothing, such as “how do I”, count only if nothing else was typed.
 */
export function startSearch(search: HTMLElement): void {
  const box = search.querySelector('input')!;
  const found = search.querySelector<HTMLElement>('.found')!;
  const status = search.querySelector('[role="status"]')!;
  const readEntries = onceDone(async () => {
    const pages = v.parse(pagesSchema, await readJson('search.json'));
    return pages.flatMap(([title, address, parts]): Entry[] => [
      { title, address, text: '' },
      ...parts.map(([part, end]) => ({ title: part, page: title, address: address + end, text: '' })),
    ]);
  });
  const readTexts = onceDone(async () => {
    const texts = v.parse(textsSchema, await readJson('search-texts.json'));
    for (const [nth, entry] of (await readEntries()).entries()) entry.text = texts[nth] ?? '';
  });

  async function showFound(): Promise<void> {
    const typed = box.value;
    const words = wordsOf(typed);
    const entries = await readEntries();
    const matching = () =>
      words.length
        ? entries.filter(({ page = '', title, text }) => hasAll(`${page} ${title} ${text}`, words))
        : [];
    // Matches by the text alone come last: they do not show where titles find enough.
    if (words.length && matching().length < maxShown) await readTexts();
    if (box.value === typed) show(matching(), words);
  }

  function show(all: Entry[], words: readonly string[]): void {
    found.hidden = words.length === 0;
    const count = words.length ? countOf(all) : '';
    // Setting the same text again would announce it again.
    if (status.textContent !== count) status.textContent = count;
    const ranked = all.sort((one, other) => rank(one, words) - rank(other, words));
    found.replaceChildren(...results(ranked, count, words));
  }

  box.addEventListener('input', showFound);
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    box.value = '';
    found.hidden = true;
    box.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!search.contains(target as Node)) found.hidden = true;
  });
  box.addEventListener('focus', () => box.value && showFound());
  // Text may have been typed before this script ran.
  if (box.value) showFound();
}

/** Reads once; after a failure the next key tries again. */
function onceDone<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read().catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

const readJson = async (file: string): Promise<unknown> => (await fetch(new URL(file, root))).json();

const sayNothing =
  'a an and are can do does for how i if in is it my of on or the to use what when where which with'.split(
    ' ',
  );

function wordsOf(typed: string): string[] {
  // A word's own dots and dashes stay: endpoints.getCart, data-sku.
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^["'“(]+|["'”),.?!:;]+$/g, ''));
  const given = words.filter(Boolean);
  const telling = given.filter((word) => !sayNothing.includes(word));
  return telling.length ? telling : given;
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.toLowerCase().includes(word));
}

/**
 * What matches by its heading before what matches by the text below. Then pages, then results that match without their
 * page's name, then those that begin with the first word.
 */
function rank({ title, page = '' }: Entry, words: readonly string[]): number {
  const begins = title.toLowerCase().startsWith(words[0] ?? '');
  return (
    (hasAll(`${page} ${title}`, words) ? 0 : 8) +
    (page ? 4 : 0) +
    (hasAll(title, words) ? 0 : 2) +
    (begins ? 0 : 1)
  );
}

const countOf = ({ length }: readonly Entry[]) =>
  length > maxShown ? `The first ${maxShown} of ${length}` : `${length} found`;

function results(all: readonly Entry[], count: string, words: readonly string[]): HTMLElement[] {
  const seen = Object.assign(document.createElement('p'), { textContent: count });
  const list = document.createElement('ul');
  for (const entry of all.slice(0, maxShown)) {
    const { title, page, address } = entry;
    const link = Object.assign(document.createElement('a'), { href: new URL(address, root).href });
    link.append(title);
    if (page) link.append(Object.assign(document.createElement('span'), { textContent: page }));
    const passage = passageOf(entry, words);
    if (passage) link.append(Object.assign(document.createElement('small'), { textContent: passage }));
    list.appendChild(document.createElement('li')).append(link);
  }
  return [seen, list];
}

/** The words around the first match in the text, if the heading alone does not match. */
function passageOf({ title, page = '', text }: Entry, words: readonly string[]): string {
  const missing = words.find((word) => !`${page} ${title}`.toLowerCase().includes(word));
  const at = missing ? text.toLowerCase().indexOf(missing) : -1;
  if (at < 0) return '';
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 40)));
  const end = text.indexOf(' ', at + 60);
  return `${start > 0 ? '…' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : ' …'}`.trim();
}
