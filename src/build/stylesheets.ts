import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';
import { prefixCss } from './prefix-css.ts';

// Baseline widely available, about the last 30 months.
const targets = { chrome: 124 << 16, firefox: 125 << 16, safari: (17 << 16) | (4 << 8) };

/**
 * Rollup plugin: islands.css holds what every page needs, including the styles that apply before script; `<name>.css`
 * is loaded with its widget, and holds those of its parts in folders.
 */
export function stylesheets(room: string, widgets: readonly string[]): Plugin {
  const shared = [
    ...['tokens', 'base', 'lock'].map((name) => `src/styles/${name}.css`),
    ...globSync('src/ui/**/*.css').sort(),
    ...globSync(`${room}/*/*.host.css`).sort(),
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
      for (const name of widgets)
        emit(`${name}.css`, [`${room}/${name}/${name}.css`, ...globSync(`${room}/${name}/*/*.css`).sort()]);
    },
  };
}

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
