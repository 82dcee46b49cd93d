import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, transform } from 'lightningcss';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { pathInProject } from '../../src/build/path-in-project.ts';
import { stubOfView } from '../../src/build/read-islands.ts';
import { noticesOf } from '../../src/build/third-party-notices.ts';
import { drawing, pictureCount } from './client/pictures.ts';
import { mdxPages } from './mdx-pages.ts';
import type { renderSite } from './render.tsx';

/*
 * `npm run build:guide`: the guide as a static site in dist/guide, beside the built files that its live states load. Every
 * page of stories/guide, and a page for each widget.
 */

const out = 'dist/guide';
/** The pages' renderer, built for Node. */
const rendererFolder = '.cache/guide';
const bootstrap = 'node_modules/bootstrap/dist/css/bootstrap.min.css';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const shared: InlineConfig = { configFile: false, publicDir: false, logLevel: 'warn' };

await build({
  ...shared,
  plugins: [mdxPages(), withoutViews()],
  resolve: { alias: { '@storybook/addon-docs/blocks': resolve('stories/site/no-blocks.ts') } },
  build: { ssr: 'stories/site/render.tsx', outDir: rendererFolder, emptyOutDir: true },
});
const renderer: { renderSite: typeof renderSite } = await import(
  pathToFileURL(resolve(rendererFolder, 'render.js')).href
);
const { files, overlays } = renderer.renderSite(version);

const { output } = (await build({
  ...shared,
  base: './',
  define: { __OVERLAYS__: JSON.stringify(overlays) },
  build: {
    outDir: out,
    emptyOutDir: true,
    modulePreload: false,
    target: 'esnext',
    rolldownOptions: {
      input: { site: 'stories/site/client/site.ts', state: 'stories/site/client/state.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      // Uses a few of the library's functions, which need no page.
      treeshake: { moduleSideEffects: (id) => !pathInProject(id).startsWith('src/page/') },
    },
  },
})) as Rolldown.RolldownOutput;

for (const { address, text } of files) write(address, text);
const client = (file: string) => readFileSync(join('stories/site/client', file), 'utf8');
write('state.html', client('state.html'));
for (const file of ['site.css', 'state.css'])
  write(file, bundle({ filename: join('stories/site/client', file), minify: true }).code);
write('hostile.css', hostileStyles());
const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
write('THIRD-PARTY-NOTICES.txt', noticesOf('The guide', [...modules, bootstrap]));
for (let nth = 0; nth < pictureCount; nth++) write(`pictures/${nth}.svg`, drawing(nth));
rmSync(rendererFolder, { recursive: true });

const bytes = globSync(`${out}/**/*.*`).reduce((sum, file) => sum + readFileSync(file).length, 0);
console.log(`${out}: ${files.length - 1} pages, ${(bytes / 1e6).toFixed(2)} MB`);

function write(address: string, content: string | Uint8Array): void {
  const path = join(out, address);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The stylesheets of the reference storefront's hostile page, without their fonts: these files are not in the site. */
function hostileStyles(): Uint8Array {
  const shop = bundle({ filename: 'test/storefront/public/hostile/hostile.css' }).code;
  const code = Buffer.concat([readFileSync(bootstrap), shop]);
  const visitor = { Rule: { 'font-face': () => [] } };
  return transform({ filename: 'hostile.css', code, minify: true, visitor }).code;
}

/** The declarations are read without their views, which need a browser. */
function withoutViews(): Plugin {
  return {
    name: 'without-views',
    enforce: 'pre',
    load: (id) => (/^widgets\/.*\.tsx$/.test(pathInProject(id)) ? stubOfView(id) : null),
  };
}
