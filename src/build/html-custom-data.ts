import { productAttributes } from '../page/product-attributes.ts';
import { attributeName } from '../runtime/attribute-name.ts';
import type { Attribute } from '../runtime/attributes.ts';
import type { Island, LoadStrategy } from '../runtime/define-island.ts';
import type { Status } from '../runtime/registry.ts';

interface Markdown {
  kind: 'markdown';
  value: string;
}

interface Value {
  name: string;
  description?: string;
}

interface CustomAttribute {
  name: string;
  description: Markdown;
  values?: Value[];
}

/** VS Code's custom data format, version 1.1: editors use it to complete and explain attributes. */
export interface HtmlCustomData {
  version: 1.1;
  globalAttributes: CustomAttribute[];
}

const loads: Record<Exclude<LoadStrategy, `media(${string})`> | 'media()', string> = {
  load: 'At once.',
  idle: 'When the browser has nothing else to do, after 2 s at the latest.',
  visible: '800 px before it is seen.',
  interaction: 'When the shopper points at it, focuses it or clicks in it.',
  'media()': 'When a media query is true: media(min-width: 60em).',
};

const statuses: Record<Status, string> = {
  pending: 'It waits for what data-island-load says; an overlay waits to be opened.',
  loading: 'Its files are on their way.',
  mounted: 'The island has taken the place of the server’s content.',
  failed: 'The server’s content is there; storefront:island-failed and the console say why.',
  off: 'The page has unmounted it, and storefrontIslands.mount() mounts it again; until then the server’s content is there.',
};

/** The custom data of these widgets: their names, the runtime's attributes, and each widget's own. */
export function htmlCustomData(islands: readonly Island[]): HtmlCustomData {
  const named = (kind: Island['kind']) =>
    islands.filter((island) => island.kind === kind).map(({ name, about }) => ({ name, description: about }));
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-island',
        description: markdown(
          'The widget that mounts in this element. What stands inside it shows until then, and again if the widget fails. An overlay’s element shows nothing: it carries the page’s attributes for it.',
        ),
        values: [...named('inline'), ...named('overlay')],
      },
      {
        name: 'data-island-open',
        description: markdown(
          'The overlay that a click on this link or button opens, or a submit of this form. Without script the link or form does what its HTML says.',
        ),
        values: named('overlay'),
      },
      {
        name: 'data-island-load',
        description: markdown(
          'When the widget mounts; several stand side by side and the first to come true wins. Each widget has its own default.',
        ),
        values: described(loads),
      },
      {
        name: 'data-island-status',
        description: markdown('Written by the runtime, to read in tests and stylesheets.'),
        values: described(statuses),
      },
      {
        name: 'data-island-props',
        description: markdown(
          'On a `<script type="application/json">` inside the host: the widget’s structured values, as one JSON object.',
        ),
      },
      ...Object.entries(productAttributes).map(([name, about]) => ({ name, description: markdown(about) })),
      ...ownAttributes(islands),
    ],
  };
}

/**
 * In this format an attribute cannot depend on another, so one that several widgets share lists each widget's
 * meaning.
 */
function ownAttributes(islands: readonly Island[]): CustomAttribute[] {
  const byName = new Map<string, { lines: string[]; values: Set<string> }>();
  for (const { name: widget, props } of islands)
    for (const [key, prop] of Object.entries(props)) {
      const name = attributeName(key);
      const entry = byName.get(name) ?? { lines: [], values: new Set() };
      const asJson = prop.schema ? ' As JSON, or in the JSON script of the host.' : '';
      entry.lines.push(`\`${widget}\`: ${prop.about} ${acceptance(prop)}${asJson}`);
      for (const value of prop.values ?? []) entry.values.add(value);
      byName.set(name, entry);
    }
  return [...byName].sort().map(([name, { lines, values }]) => ({
    name,
    description: markdown(lines.join('\n\n')),
    ...(values.size > 0 && { values: [...values].map((value) => ({ name: value })) }),
  }));
}

/** What the attribute accepts, and its default: `Accepts text; required.` */
export function acceptance({ accepts, isRequired, fallback }: Attribute<unknown>): string {
  const without = fallback === undefined ? 'optional' : `${JSON.stringify(fallback)} if left out`;
  return `Accepts ${accepts}; ${isRequired ? 'required' : without}.`;
}

function described(words: Record<string, string>): Value[] {
  return Object.entries(words).map(([name, description]) => ({ name, description }));
}

function markdown(value: string): Markdown {
  return { kind: 'markdown', value };
}
