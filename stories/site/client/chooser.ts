import { hostHtml } from '../../../src/testing/host-html.ts';
import type { IslandExample } from '../../../src/testing/island-example.ts';
import { examplesOf } from './examples.ts';
import { fitStage } from './fit-stage.ts';
import { type Choice, choiceQuery, ownChoices, readChoice } from './state-address.ts';

/** The site's folder. */
const root = new URL(/* @vite-ignore */ '.', import.meta.url);

/** A widget's page: keeps the form, the URL and the shown state in sync. */
export async function startChooser(live: HTMLElement): Promise<void> {
  const widget = live.dataset.widget!;
  const form = live.querySelector('form')!;
  const examples = await examplesOf(widget);
  const [firstState] = examples!.keys();
  const given = readChoice(location.search);
  // Including choices that the shown state ignores, because the next one may use them.
  let choice = { ...given, state: examples!.has(given.state) ? given.state : firstState! };
  const show = () => {
    const example = examples!.get(choice.state)!;
    fillForm(form, choice, example);
    fillVariants(live, choice, example);
    describe(live, widget, example);
  };

  form.addEventListener('change', () => {
    choice = readChoice(`${new URLSearchParams({ ...choice, ...valuesOf(form) })}`);
    const query = choiceQuery(choice.state === firstState ? { ...choice, state: '' } : choice);
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
    show();
    showFrame(live, widget, choice, true);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
  for (const part of live.querySelectorAll<HTMLElement>('[inert]')) part.inert = false;
  whenSeen(live.querySelector('.stage')!, () => showFrame(live, widget, choice));
}

const selectOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLSelectElement;

/** The form's values without those of disabled fields. */
function valuesOf(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.querySelectorAll('select')].filter(({ disabled }) => !disabled);
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** A field that the state's own page context decides is disabled, and shows that value. */
function fillForm(form: HTMLFormElement, choice: Choice, example: IslandExample): void {
  const own = ownChoices(example);
  for (const [name, value] of Object.entries(choice)) {
    const select = selectOf(form, name);
    select.disabled = name in own;
    select.value = own[name] ?? value;
  }
}

/** Links to the other variants of the same state; a state that sets its brand or country has no others. */
function fillVariants(live: HTMLElement, choice: Choice, example: IslandExample): void {
  const own = Object.entries(ownChoices(example));
  for (const link of live.querySelectorAll<HTMLAnchorElement>('.variants a')) {
    const { brand, country, width } = readChoice(new URL(link.href).search);
    const variant = { ...choice, brand, country, width };
    // Defaults are written too, so that the link keeps its variant.
    link.href = `?${new URLSearchParams(variant)}#live`;
    const isOther = own.some(([name, value]) => variant[name as keyof Choice] !== value);
    link.parentElement!.toggleAttribute('data-other', isOther);
    const isShown = [brand, country, width].join() === [choice.brand, choice.country, choice.width].join();
    link.ariaCurrent = isShown ? 'true' : null;
  }
}

/** The state's description, the choices that do not apply, and its HTML. */
function describe(live: HTMLElement, name: string, example: IslandExample): void {
  const kind = live.dataset.kind as 'inline' | 'overlay';
  const form = live.querySelector('form')!;
  const fixed = Object.keys(ownChoices(example)).map(
    (key) => `Its ${key} is always ${selectOf(form, key).selectedOptions[0]!.text}.`,
  );
  live.querySelector('.state-about')!.textContent = [example.about, ...fixed].join(' ');
  live.querySelector('[data-html]')!.textContent = hostHtml({ name, kind }, example);
}

/** A new frame each time: a state must not become an entry of the browser's history. */
function showFrame(live: HTMLElement, widget: string, choice: Choice, isPressed = false): void {
  const { state, brand, country, page, width } = choice;
  const url = new URL('state.html', root);
  url.search = `${new URLSearchParams({ widget, state, brand, country, page })}`;
  const stage = live.querySelector<HTMLElement>('.stage')!;
  stage.dataset.width = width;
  const frame = document.createElement('iframe');
  Object.assign(frame, { title: `${widget}: ${state}`, src: url.href });
  if (live.dataset.kind === 'inline') fitStage(stage, frame, isPressed);
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
