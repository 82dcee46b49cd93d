import { resolve } from 'node:path';
import type { Plugin } from 'rollup';

const prefix = '\0widget:';

/** Rollup plugin: the module `widget:<name>` exports a widget's definition, and nothing else of that file. */
export function widgetModules(room: string): Plugin {
  return {
    name: 'widget-modules',
    resolveId: (id) => (id.startsWith('widget:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      return `export { default } from ${JSON.stringify(resolve(`${room}/${name}/${name}.island.ts`))};`;
    },
  };
}
