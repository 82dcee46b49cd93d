import type { Plugin } from 'vite';
import { usesOfSources } from '../src/build/llms-text.ts';
import { readIslands } from '../src/build/read-islands.ts';
import type { Uses } from '../src/build/uses.ts';
import { readablePath } from '../src/contract/call.ts';
import { calls } from '../src/contract/calls.ts';
import { attributeName } from '../src/runtime/attribute-name.ts';
import type { Attribute } from '../src/runtime/attributes.ts';
import type { Island } from '../src/runtime/define-island.ts';

/** A declared prop as data: without its parser and its schema. */
export interface DeclaredProp
  extends Pick<Attribute<unknown>, 'about' | 'accepts' | 'isRequired' | 'fallback' | 'values' | 'range'> {
  key: string;
  /** `data-pod-id`. */
  attribute: string;
  /** Its value is JSON. */
  isStructured: boolean;
}

/** A widget's declaration as data, with what its code uses. */
export interface DeclaredWidget extends Pick<Island, 'name' | 'kind' | 'load' | 'about' | 'docs'> {
  props: DeclaredProp[];
  uses: Uses;
}

const id = 'virtual:declared-widgets';

/**
 * Vite plugin: the declarations of all widgets as one small module, so that a story's controls do not load every
 * widget. Storybook is started again after a declaration has changed.
 */
export function declaredWidgets(): Plugin {
  return {
    name: 'declared-widgets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      // The browser gets the result instead of the TypeScript parser.
      if (resolved.endsWith('/stories/guide/uses.ts'))
        return `const uses = ${JSON.stringify(await allUses())}; export const usesOf = (widget) => uses[widget];`;
      if (resolved.endsWith('/stories/guide/read-sources.ts'))
        return Object.entries(await import('../stories/guide/read-sources.ts'))
          .filter(([, value]) => typeof value === 'object')
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      if (resolved !== `\0${id}`) return;
      return `export const declaredWidgets = ${JSON.stringify(await describeWidgets())};`;
    },
  };
}

let parsed: ReturnType<typeof usesOfSources> | undefined;

/** What a widget's code uses; the sources are parsed once for both modules. */
function usesOf(widget: string): Uses {
  parsed ??= usesOfSources();
  return parsed(widget);
}

async function allUses(): Promise<Record<string, Uses>> {
  return Object.fromEntries((await readIslands('widgets')).map(({ name }) => [name, usesOf(name)]));
}

/** Every widget of the project, by name. */
export async function describeWidgets(): Promise<DeclaredWidget[]> {
  const paths = new Map(calls.map((call) => [call.name, `${call.method} ${readablePath(call)}`]));
  return (await readIslands('widgets')).map(({ name, kind, load, about, docs, props }) => {
    const uses = usesOf(name);
    return {
      name,
      kind,
      load,
      about,
      docs,
      props: Object.entries(props).map(([key, prop]) => ({
        key,
        attribute: attributeName(key),
        isStructured: !!prop.schema,
        about: prop.about,
        accepts: prop.accepts,
        isRequired: prop.isRequired,
        fallback: prop.fallback,
        values: prop.values,
        range: prop.range,
      })),
      uses: { ...uses, calls: uses.calls.map((call) => paths.get(call) ?? call) },
    };
  });
}
