import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';
import { prefixCss } from './prefix-css.ts';

/** The oldest supported versions: Baseline widely available, about the last 30 months. */
export const oldestBrowsers = { chrome: '124', firefox: '125', safari: '17.4' };

const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, version]) => {
    const [major, minor] = version.split('.').map(Number);
    return [name, (major! << 16) | ((minor ?? 0) << 8)];
  }),
);

/**
 * The smallest own stylesheet, in compressed bytes: a smaller one costs less inside core.css than as a request of its
 * own.
 */
export const minOwnBytes = 600;

/** The widgets whose styles are too large for core.css, so that they are loaded with the widget. */
export const withOwnStylesheet = (
  room: string,
  widgets: readonly string[],
  minBytes = minOwnBytes,
): string[] => widgets.filter((name) => brotliCompressSync(bundled(stylesOf(room, name))).length >= minBytes);

/**
 * Rollup plugin: writes three kinds of stylesheets. islands.css has only the rules that apply before an island has
 * mounted, because it blocks the page's first paint: the tokens, and the space that hosts reserve. core.css has the rules
 * that every island needs, and those of small widgets; `<name>.css` has those of one widget. An island mounts once
 * core.css has loaded, and its own stylesheet, if the widget is in `own` or of another version than the page's script.
 * The package also exports one file with all rules, for bundles and tests.
 */
export function stylesheets(room: string, widgets: readonly string[], own: readonly string[]): Plugin {
  const ofPage = [
    'src/styles/tokens.css',
    'src/styles/hosts.css',
    ...globSync(`{src/ui,${room}/*}/*.host.css`).sort(),
  ];
  const ofIslands = [
    'src/styles/base.css',
    'src/styles/lock.css',
    ...globSync('src/ui/**/*.css', { exclude: ['**/*.host.css'] }).sort(),
    ...widgets.filter((name) => !own.includes(name)).flatMap((name) => stylesOf(room, name)),
  ];
  return {
    name: 'stylesheets',
    buildStart() {
      for (const file of globSync(`{src,${room}}/**/*.css`)) this.addWatchFile(file);
    },
    generateBundle() {
      const emit = (fileName: string, files: readonly string[]) =>
        this.emitFile({ type: 'asset', fileName, source: bundled(files) });
      emit('islands.css', ofPage);
      emit('core.css', ofIslands);
      emit('testing/islands.css', [...ofPage, ...ofIslands, ...own.flatMap((name) => stylesOf(room, name))]);
      for (const name of widgets) emit(`${name}.css`, stylesOf(room, name));
    },
  };
}

/** The stylesheets of a widget, and of its parts in folders. */
const stylesOf = (room: string, name: string): string[] => [
  `${room}/${name}/${name}.css`,
  ...globSync(`${room}/${name}/*/*.css`).sort(),
];

function bundled(files: readonly string[]): Uint8Array {
  const code = files.map((file) => {
    const css = readFileSync(file, 'utf8');
    // These rules are for the page itself, or for a host that has not mounted yet.
    return file.startsWith('src/styles') || file.endsWith('.host.css') ? css : prefixCss(css, file);
  });
  const { code: minified } = transform({
    filename: 'islands.css',
    code: Buffer.from(code.join('\n')),
    minify: true,
    targets,
  });
  return minified;
}
