import { checkPage } from '../diagnosis/diagnose.ts';
import { parseContext } from '../page/context.ts';
import { fileMistakes, isModule, libraryTags, mapOrder } from './doctor-files.ts';
import { type HtmlPage, hostMistakes, mistakesAmong } from './doctor-hosts.ts';
import type { DoctorOptions, DoctorPage } from './doctor-options.ts';
import { policyMistakes } from './doctor-policy.ts';
import type { Mistake } from './mistake.ts';
import { baseOf, type HtmlElement, readHtml } from './read-html.ts';
import { standIn } from './stand-in.ts';

/** The mistakes in a page's HTML: its tags, its context, its token, its hosts and openers. No browser is needed. */
export async function diagnose(html: string, options: DoctorOptions): Promise<Mistake[]> {
  const { islands, calls, changing, url } = options;
  const elements = readHtml(html);
  const page = { ...options, base: baseOf(elements, url) };
  const context = elements.find(({ attributes }) => attributes.get('id') === 'storefront-context');
  standIn(url, { base: page.base, context: context?.text ?? '' });
  const facts: HtmlPage = {
    facts: elements,
    names: islands.map(({ name }) => name),
    islandOf: (name) => islands.find((island) => island.name === name),
    calls: calls.map(({ name }) => name),
    changing,
    pods: parseContext(context?.text ?? '', () => {}).pods,
  };
  const mistakes = [
    ...tagMistakes(elements, page),
    ...mapOrder(elements),
    ...mistakesAmong(checkPage(facts)),
    ...hostMistakes(facts),
    ...policyMistakes(elements, page),
    ...(await fileMistakes(elements, page)),
  ];
  return mistakes.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

function tagMistakes(elements: HtmlElement[], page: DoctorPage): Mistake[] {
  const { styles, scripts, all } = libraryTags(elements, page);
  const used = elements.flatMap(({ attributes }) => [
    attributes.get('data-island') ?? '',
    attributes.get('data-island-open') ?? '',
  ]);
  const mistakes: Mistake[] = [];
  if (styles.length === 0)
    mistakes.push({
      message:
        'The page has no <link rel="stylesheet" href="…/islands.css">: no island mounts without its styles.',
    });
  if (scripts.length === 0)
    mistakes.push({ message: 'The page has no <script type="module" src="…/islands.js">: nothing mounts.' });
  for (const { element, file } of scripts)
    if (!isModule(element.attributes.get('type')))
      mistakes.push({
        line: element.line,
        message: `The script ${file} has no type="module": the browser refuses it. Add type="module".`,
      });
  for (const { element, file } of styles)
    if (!/^(|all|screen)$/.test(element.attributes.get('media')?.trim() ?? ''))
      mistakes.push({
        line: element.line,
        message: `${file} is for media="${element.attributes.get('media')}" only: where that is not true no island mounts. Leave media out.`,
      });
  for (const { element, file } of styles)
    if (element.attributes.has('disabled'))
      mistakes.push({
        line: element.line,
        message: `${file} is in a disabled <link>: no island mounts without its styles. Leave disabled out.`,
      });
  for (const { element, target } of all)
    if (target.protocol === 'http:' && new URL(page.url).protocol === 'https:')
      mistakes.push({
        line: element.line,
        message: `${target.href} is on http:, and the page on https:, so that the browser blocks it: write https:.`,
      });
  const own = scripts.map(({ file }) => file.slice(0, -3));
  if (scripts.length > 0 && !own.includes('islands'))
    for (const name of new Set(used))
      if (page.islands.some((island) => island.name === name) && !own.includes(name))
        mistakes.push({
          message: `"${name}" is on the page, and neither islands.js nor ${name}.js is: add one of them.`,
        });
  const folders = [...new Set(all.map(({ folder }) => folder))];
  if (folders.length > 1)
    mistakes.push({
      line: all.find(({ folder }) => folder === folders[1])!.element.line,
      message: `The tags load from ${folders.join(' and from ')}: two versions may meet on the page. Use one folder.`,
    });
  return mistakes;
}
