import { hostHtml } from '../../../src/testing/host-html.ts';
import { breakPaymentFields } from '../../card-provider.ts';
import { controlsBefore, prepareBrowser, type SurroundedExample } from '../../surroundings.ts';
import { answerCalls, endTimeLimits } from './backend.ts';
import { examplesOf } from './examples.ts';
import { gridBeside } from './grid-beside.ts';
import { valueWithDrawings, withDrawings } from './pictures.ts';
import { type Choice, readChoice, readWidget } from './state-address.ts';
import { stay } from './stay.ts';

/*
 * The page that shows one state of one widget: `state.html?widget=cart&state=empty&brand=modern&country=CA&page=hostile`.
 * It is a plain page as a shop would serve it, with the package's own stylesheet and script; only its backend is this
 * script, which answers in place of `fetch`.
 */

declare global {
  /** Names of the overlays, which the build fills in. */
  const __OVERLAYS__: readonly string[];
}

const widget = readWidget(location.search);
const choice = readChoice(location.search);
const [examples] = await Promise.all([examplesOf(widget), islandsReady()]);
const name = choice.state || examples?.keys().next().value;
const example = examples?.get(name ?? '');

if (example) {
  document.title = `${widget}: ${name}`;
  showState(example, choice);
} else show(missing());

/** Resolves once the page's other script handles presses: an earlier press of an overlay's button would be lost. */
async function islandsReady(): Promise<void> {
  const islands = new URL(/* @vite-ignore */ '../islands.js', import.meta.url).href;
  await import(/* @vite-ignore */ islands);
  // Undefined in a browser that the library leaves alone.
  await (window as unknown as { storefrontIslands?: { ready: Promise<void> } }).storefrontIslands?.ready;
}

function showState(shown: SurroundedExample, { brand, country, page }: Choice): void {
  const pictures = new URL('pictures/', location.href).href;
  stay(document.querySelector<HTMLElement>('[popover]')!);
  answerCalls(shown.answers ?? {}, pictures);
  endTimeLimits();
  if (page === 'hostile') makeHostile();
  prepareBrowser(widget, { ...shown, stored: valueWithDrawings(shown.stored, pictures) });

  const context: Record<string, unknown> = { brand, country, ...shown.context };
  document.documentElement.lang = context.country === 'CA' ? 'en-CA' : 'en-US';
  const kind = __OVERLAYS__.includes(widget) ? 'overlay' : 'inline';
  const before = controlsBefore(widget, shown);
  const host = hostHtml({ name: widget, kind }, { ...shown, context: undefined });
  const html = withDrawings(`${host}\n${gridBeside(widget, shown)}`, pictures);
  // The context first: it is read when the first island mounts.
  document.body.prepend(contextScript(context), token());
  show(...(before ? [before] : []), document.createRange().createContextualFragment(html));
  if (shown.provider === 'breaks') whenFieldsAreThere();
}

function show(...parts: (Node | string)[]): void {
  document.querySelector('.page')!.append(...parts);
}

function missing(): HTMLElement {
  const words = `There is no state "${choice.state}" of a widget "${widget}".`;
  return Object.assign(document.createElement('p'), { textContent: words });
}

function contextScript(context: Record<string, unknown>): HTMLElement {
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: 'storefront-context' });
  script.textContent = JSON.stringify(context);
  return script;
}

function token(): HTMLElement {
  return Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: '__RequestVerificationToken',
    value: 'token-of-the-page',
  });
}

/** The stylesheets of the reference storefront's hostile page. */
function makeHostile(): void {
  document.body.id = 'shop';
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'hostile.css' }),
  );
}

/** The payment provider's fields fail after they were ready. */
function whenFieldsAreThere(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-provider-alert]')) return;
    observer.disconnect();
    setTimeout(breakPaymentFields);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
