import { attributeName } from '../runtime/attribute-name.ts';
import type { Island } from '../runtime/define-island.ts';
import type { Core, HostRecord, Loaded, Registry } from '../runtime/registry.ts';
import { suggestion } from '../runtime/suggestion.ts';
import type { KnownCall } from './answers.ts';
import { closePage, type OpenPage, openPage, type Unanswered } from './open-page.ts';
import type { Answers, IslandDefinition, RenderedIsland, RenderOptions } from './test-page.ts';

/** The dependencies of `renderIsland`, from the built package or from the sources. */
export interface Surroundings {
  calls: readonly KnownCall[];
  load(name: string): Promise<Loaded>;
  unanswered?: Unanswered;
}

/** A rendered island with its runtime state. */
export interface OpenIsland extends RenderedIsland, OpenPage {
  record: HostRecord;
}

/** Creates `renderIsland` for the built package or the sources. */
export function islandRenderer({ calls, load, unanswered }: Surroundings) {
  return async (
    widget: string | IslandDefinition,
    attributes: Record<string, string> = {},
    answers: Answers = {},
    options: RenderOptions = {},
  ): Promise<OpenIsland> => {
    const name = typeof widget === 'string' ? widget : widget.name;
    refuseUnknown(options);
    const { core, island } = await load(name);
    const definition = (typeof widget === 'string' ? island : widget) as IslandDefinition;
    // Only for a widget by name: a test of this project that renders a definition may be about a misspelt attribute.
    if (typeof widget === 'string') refuseUndeclared(island as Island, attributes, options.props);
    const { context, on, props } = options;
    if (!on) await closePage();
    const page = (on as OpenPage | undefined) ?? openPage(calls, context, answers, unanswered);
    const isOverlay = definition.kind === 'overlay';
    const host = isOverlay
      ? await openOverlay(page.registry, definition, attributes, () =>
          core.open(page.registry, definition, props),
        )
      : await mountInline(page.registry, definition, attributes, options, core.mount);
    // React runs effects in a task after the commit. One timer may come before that task, two cannot.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
    return { ...page, ...host, status: () => host.host.getAttribute('data-island-status') };
  };
}

/**
 * Checks that a name is known.
 * @throws Error for any other name; it names the one that was probably meant, and lists all
 */
export function assertKnown(name: string, known: readonly string[]): void {
  if (!known.includes(name))
    throw new Error(`There is no widget "${name}"${suggestion(name, known)}; there are ${known.join(', ')}.`);
}

const optionNames = Object.keys({
  content: true,
  props: true,
  context: true,
  on: true,
  before: true,
  held: true,
} satisfies Record<keyof RenderOptions, true>);

function refuseUnknown(options: RenderOptions): void {
  for (const name of Object.keys(options))
    if (!optionNames.includes(name))
      throw new Error(
        `renderIsland has no option "${name}"${suggestion(name, optionNames)}; there are ${optionNames.join(', ')}.`,
      );
}

/**
 * Checks that the widget declares the given attributes and values.
 * @throws Error for any other; it names the one that was probably meant
 */
function refuseUndeclared(
  { name, props: declared }: Island,
  attributes: Record<string, string>,
  props: Record<string, unknown> = {},
): void {
  const keys = Object.keys(declared);
  const known = keys.map(attributeName);
  for (const given of Object.keys(attributes))
    if (given.startsWith('data-') && !known.includes(given) && !isOfNoWidget.test(given))
      throw new Error(
        `${name} has no attribute "${given}"${suggestion(given, known)}; it has ${known.join(', ') || 'none'}. An attribute of the page’s own can be set in \`before\`.`,
      );
  // A page may give more keys than the widget reads, such as the whole payment.
  for (const given of Object.keys(props))
    if (!keys.includes(given) && suggestion(given, keys))
      throw new Error(`${name} has no prop "${given}"${suggestion(given, keys)}; it has ${keys.join(', ')}.`);
}

/** The attributes of the library itself, and those by which tests find elements. */
const isOfNoWidget = /^data-(island|si-|test|cy$)/;

type Host = Pick<OpenIsland, 'host' | 'record' | 'serverNodes'>;

/** An overlay's attributes come from an element in the page. */
async function openOverlay(
  { hosts }: Registry,
  { name }: IslandDefinition,
  attributes: Record<string, string>,
  open: () => Promise<void>,
): Promise<Host> {
  if (Object.keys(attributes).length > 0) document.body.append(hostElement(name, attributes));
  await open();
  const host = document.querySelector<HTMLElement>(`[data-island="${name}"][data-island-overlay]`)!;
  return { host, record: hosts.get(host)!, serverNodes: [] };
}

async function mountInline(
  registry: Registry,
  definition: IslandDefinition,
  attributes: Record<string, string>,
  { content, props, before, held }: RenderOptions,
  mount: Core['mount'],
): Promise<Host> {
  const { name } = definition;
  const host = hostElement(name, attributes);
  if (content) host.append(document.createRange().createContextualFragment(content));
  if (props) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.setAttribute('data-island-props', '');
    script.textContent = JSON.stringify(props);
    host.append(script);
  }
  document.body.append(host);
  before?.(host);
  const serverNodes = [...host.childNodes];
  const record: HostRecord = { host, name, status: 'loading', foundAt: performance.now() };
  const settled = new Promise<unknown>((resolve) => {
    record.settle = resolve;
  });
  if (held) submitEarly(host, record);
  registry.hosts.set(host, record);
  mount(registry, record, definition);
  await settled;
  return { host, record, serverNodes };
}

function hostElement(name: string, attributes: Record<string, string>): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('data-island', name);
  for (const [attribute, value] of Object.entries(attributes)) host.setAttribute(attribute, value);
  return host;
}

function submitEarly(host: Element, record: HostRecord): void {
  const form = host.querySelector('form');
  if (!form) throw new Error('held: "submit" needs a form in the server’s content.');
  const hold = (event: Event) => {
    event.preventDefault();
    record.held = event;
  };
  form.addEventListener('submit', hold, { once: true });
  form.requestSubmit();
}
