import { hostHtml } from '../../../src/testing/host-html.ts';
import type { IslandExample } from '../../../src/testing/island-example.ts';
import { examplesOf } from './examples.ts';
import { type Choice, choiceQuery, readChoice } from './state-address.ts';

/** The site's folder. */
const root = new URL(/* @vite-ignore */ '.', import.meta.url);

/** A widget's page: the choice in its form, in its URL, and what is shown of it are the same. */
export async function startChooser(live: HTMLElement): Promise<void> {
  const widget = live.dataset.widget!;
  const form = live.querySelector('form')!;
  const examples = await examplesOf(widget);
  const [firstState] = examples!.keys();
  const given = readChoice(location.search);
  const choice = { ...given, state: examples!.has(given.state) ? given.state : firstState! };
  for (const [name, value] of Object.entries(choice))
    (form.elements.namedItem(name) as HTMLSelectElement).value = value;

  form.addEventListener('change', () => {
    const chosen = readChoice(`${new URLSearchParams(new FormData(form) as unknown as string[][])}`);
    const query = choiceQuery(chosen.state === firstState ? { ...chosen, state: '' } : chosen);
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    describe(live, widget, examples!.get(chosen.state)!);
    showFrame(live, widget, chosen);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  describe(live, widget, examples!.get(choice.state)!);
  whenSeen(live.querySelector('.stage')!, () => showFrame(live, widget, choice));
}

/** What the state is about, and its HTML. */
function describe(live: HTMLElement, name: string, example: IslandExample): void {
  const kind = live.dataset.kind as 'inline' | 'overlay';
  live.querySelector('.state-about')!.textContent = example.about;
  live.querySelector('[data-html]')!.textContent = hostHtml({ name, kind }, example);
}

/** A new frame each time: a state must not become an entry of the browser's history. */
function showFrame(live: HTMLElement, widget: string, choice: Choice): void {
  const { state, brand, country, page, width } = choice;
  const url = new URL('state.html', root);
  url.search = `${new URLSearchParams({ widget, state, brand, country, page })}`;
  const stage = live.querySelector<HTMLElement>('.stage')!;
  stage.dataset.width = width;
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: `${widget}: ${state}`, src: url.href });
  stage.replaceChildren(frame);
  live.querySelector<HTMLAnchorElement>('.beside a')!.href = url.href;
}

function whenSeen(element: Element, then: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
}
