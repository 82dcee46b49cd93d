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

/** In compressed bytes. A smaller stylesheet costs less inside islands.css than as a request of its own. */
export const minOwnBytes = 600;

/** The widgets whose styles are too large for islands.css, so that they are loaded with the widget. */
export const withOwnStylesheet = (
  room: string,
  widgets: readonly string[],
  minBytes = minOwnBytes,
): string[] => widgets.filter((name) => brotliCompressSync(bundled(stylesOf(room, name))).length >= minBytes);

/**
 * Rollup plugin: islands.css holds what every page needs, including the styles that apply before script and those of
 * small widgets; `<name>.css` holds those of one widget. A page loads it with the widget if it is in `own`, or if the
 * widget is of another version than the page's islands.css.
 */
export function stylesheets(room: string, widgets: readonly string[], own: readonly string[]): Plugin {
  const shared = [
    ...['tokens', 'base', 'lock'].map((name) => `src/styles/${name}.css`),
    ...globSync('src/ui/**/*.css').sort(),
    ...globSync(`${room}/*/*.host.css`).sort(),
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
      emit('islands.css', shared);
      for (const name of widgets) emit(`${name}.css`, stylesOf(room, name));
    },
  };
}

/** A widget's own styles, and those of its parts in folders. */
const stylesOf = (room: string, name: string): string[] => [
  `${room}/${name}/${name}.css`,
  ...globSync(`${room}/${name}/*/*.css`).sort(),
];

function bundled(files: readonly string[]): Uint8Array {
  const code = files.map((file) => {
    const css = readFileSync(file, 'utf8');
    // Rules for the page itself, or for a host that has not mounted yet.
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
