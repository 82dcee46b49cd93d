import { resolve } from 'node:path';
import type { Plugin } from 'rollup';

const prefix = '\0widget:';

/** Rollup plugin: the module `widget:<name>` exports a widget's definition and the core's functions that mount it. */
export function widgetModules(room: string): Plugin {
  return {
    name: 'widget-modules',
    resolveId: (id) => (id.startsWith('widget:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const path = (file: string) => JSON.stringify(resolve(file));
      return `export { mount, open } from ${path('src/runtime/core.tsx')};
export { default } from ${path(`${room}/${name}/${name}.island.ts`)};`;
    },
  };
}
