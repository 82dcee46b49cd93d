import type { Plugin, PluginOption } from 'vite';

const name = 'storybook:react-docgen-plugin';

/** Building blocks and their stories: the page of a widget shows its declaration instead. */
const isOfBlock = (id: string) => /\/(src|stories)\/ui\//.test(id);

/**
 * Storybook's plugins; the one that reads each component's props and comments reads those of the building blocks only,
 * and none in a test run, which shows no docs.
 * @throws if Storybook has no such plugin, or one that cannot be confined so
 */
export function docgenOfBlocks(plugins: readonly PluginOption[]): PluginOption[] {
  const docgen = plugins.find(
    (plugin): plugin is Plugin => !!plugin && 'name' in plugin && plugin.name === name,
  );
  if (!docgen) throw new Error(`Storybook has no plugin ${name} to confine.`);
  const { transform, apply } = docgen;
  if (typeof transform !== 'function')
    throw new Error(`Storybook’s plugin ${name} has no transform function, so it cannot be confined.`);
  const confined: Plugin = {
    ...docgen,
    apply(config, env) {
      if ('test' in config) return false;
      return typeof apply === 'function' ? apply(config, env) : !apply || apply === env.command;
    },
    transform(code, id, options) {
      return isOfBlock(id) ? transform.call(this, code, id, options) : null;
    },
  };
  return plugins.map((plugin) => (plugin === docgen ? confined : plugin));
}
