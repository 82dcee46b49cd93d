import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'lightningcss';
import { minify } from 'oxc-minify';
import { packageFiles } from './src/build/package-files.ts';
import { pageCalls } from './src/build/page-calls.mjs';
import { prefixCss } from './src/build/prefix-css.mjs';
import { testingModule } from './src/build/testing-module.ts';
import { calls } from './src/contract/calls.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

// The tests build islands that fail on purpose in the same way, into a folder of their own.
const room = process.env.ISLANDS_WIDGETS ?? 'widgets';
const dir = process.env.ISLANDS_OUT ?? 'dist';
const widgets = readdirSync(room).filter((name) => existsSync(`${room}/${name}/${name}.island.ts`));

/** Default strategies that are not 'visible', as the loader reads them: `cart-count:load add-to-cart:idle`. */
function loads(names) {
  return names
    .map((name) => [
      name,
      readFileSync(`${room}/${name}/${name}.island.ts`, 'utf8').match(/^\s*load: '(.+)',$/m)?.[1],
    ])
    .filter(([, load]) => load && load !== 'visible')
    .map((pair) => pair.join(':'))
    .join(' ');
}

/** A widget's module: its definition, and the core's functions that mount it. */
function widgetModules() {
  const prefix = '\0widget:';
  return {
    name: 'widget-modules',
    resolveId: (id) => (id.startsWith('widget:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const path = (file) => JSON.stringify(`${process.cwd()}/${file}`);
      return `export { mount, open } from ${path('src/runtime/core.tsx')};
export { default } from ${path(`${room}/${name}/${name}.island.ts`)};`;
    },
  };
}

/** islands.js for every widget and `<name>.js` for each: the same few bytes with other words filled in. */
function loaders() {
  const fill = (code, names) =>
    code
      .replace('__VERSION__', version)
      .replace('__NAME__', names.length === 1 ? names[0] : '')
      .replace('__LOADS__', loads(names.filter(Boolean)));
  return {
    name: 'loaders',
    generateBundle(_, bundle) {
      const { code, map } = bundle['islands.js'];
      for (const name of widgets) {
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: fill(code, [name]) });
        if (map) this.emitFile({ type: 'asset', fileName: `${name}.js.map`, source: map.toString() });
      }
      bundle['islands.js'].code = fill(code, widgets.length === 1 ? [...widgets, ''] : widgets);
    },
  };
}

/** TypeScript wraps a dynamic import of a computed URL to rewrite `.ts` endings; ours are URLs of built files. */
function plainImports() {
  return {
    name: 'plain-imports',
    transform: (code) =>
      code.includes('__rewrite')
        ? { code: code.replaceAll('__rewriteRelativeImportExtension(', '('), map: null }
        : null,
  };
}

/**
 * The chunk of a provider's fields and forms, without which nobody pays or signs in, is asked for once more where it did not
 * come, by another address: a browser may keep a failed import for as long as the page lives.
 */
function importsTwice() {
  return {
    name: 'imports-twice',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk?.name === 'providers' && {
        left: '((path) => import(path).catch(() => import(path + "?retry=" + performance.now())))(',
        right: ')',
      },
  };
}

/** What declarations say to readers of the docs is not sent to shoppers. */
function withoutDocs() {
  const docs = /\babout: ?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;
  return {
    name: 'without-docs',
    transform: (code, id) =>
      /(\.island|-attributes)\.ts$/.test(id) ? { code: code.replace(docs, ''), map: null } : null,
  };
}

// What the targets settle, and what nobody here asks of ky: progress bars, an error or another try for a failing status.
const settledInKy = {
  'supportsAbortController = ': 'supportsAbortController = true || ',
  'supportsAbortSignal = ': 'supportsAbortSignal = true || ',
  'supportsFormData = ': 'supportsFormData = true || ',
  'supportsRequestStreams = ': 'supportsRequestStreams = false && ',
  'supportsResponseStreams = ': 'supportsResponseStreams = false && ',
  'if (ky.#options.onDownloadProgress)': 'if (false)',
  'if (isHTTPError(error))': 'if (false)',
  'if (!currentResponse.ok && ': 'if (false && ',
};

/** Leaves out what of ky is never reached; another ky that is written otherwise is an error. */
function leanKy() {
  const found = new Set();
  let isThere = false;
  return {
    name: 'lean-ky',
    transform(code, id) {
      if (!/node_modules\/ky\//.test(id)) return null;
      isThere = true;
      let lean = code;
      for (const [from, to] of Object.entries(settledInKy)) {
        if (!lean.includes(from)) continue;
        found.add(from);
        lean = lean.replaceAll(from, to);
      }
      return lean === code ? null : { code: lean, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(settledInKy).filter((from) => !found.has(from));
      if (!error && isThere && missing.length) this.error(`ky has no "${missing.join('", "')}" any more`);
    },
  };
}

/** Each of the two minifiers sees what the other one does not: 0.5 KB of the core. */
function oxc() {
  return {
    name: 'oxc',
    async renderChunk(code, { fileName }) {
      const result = await minify(fileName, code, {
        module: true,
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
        sourcemap: true,
      });
      for (const { message } of result.errors) this.error(`${fileName}: ${message}`);
      return result;
    },
  };
}

// Baseline widely available, about the last 30 months.
const targets = { chrome: 124 << 16, firefox: 125 << 16, safari: (17 << 16) | (4 << 8) };

function bundleCss(files) {
  const code = files.map((file) => {
    const css = readFileSync(file, 'utf8');
    return /^src\/styles|\.host\.css$/.test(file) ? css : prefixCss(css, file);
  });
  return transform({ filename: 'islands.css', code: Buffer.from(code.join('\n')), minify: true, targets })
    .code;
}

/** islands.css: what every page needs and what counts before script; `<name>.css`: what comes with a widget. */
function stylesheets() {
  const shared = [
    ...['tokens', 'base', 'lock'].map((name) => `src/styles/${name}.css`),
    ...globSync('src/ui/**/*.css').sort(),
    ...globSync(`${room}/*/*.host.css`).sort(),
  ];
  return {
    name: 'stylesheets',
    buildStart() {
      rmSync(dir, { recursive: true, force: true });
      for (const file of globSync(`{src,${room}}/**/*.css`)) this.addWatchFile(file);
    },
    generateBundle() {
      const emit = (fileName, files) => this.emitFile({ type: 'asset', fileName, source: bundleCss(files) });
      emit('islands.css', shared);
      for (const name of widgets) emit(`${name}.css`, [`${room}/${name}/${name}.css`]);
    },
  };
}

// One React, one store, one runtime for everything on the page.
const core =
  /node_modules\/(react|react-dom|scheduler|jotai|valibot|ky)\/|\/src\/(runtime\/(?!islands|loader|actions|resume|selector|listing)|page\/(?!(return-record|typed-fields|scan-mode|html)\.)|http\/|domain\/messages\.)/;

/*
 * What widgets share, by what is wanted together: a few files compress better than one for each small module, and are
 * fewer requests.
 */
const parts = [
  'ui/(icon|button|visually-hidden|skeleton|picture|price|carousel|product-card|add-button|adding-card)',
  'domain/(money|messages|carousel|pods|recommendations)',
  'state/(failure|attempt|latest|store|stored-atom|load-content|recommendations)',
  'contract/(call|fields|recommendations|recently-viewed)',
  'hooks/use-(texts|on-mount)',
];
const layers = ['ui/(dialog|focus-return|inert-others|scroll-lock|field)'];
// What a few forms and popups choose by.
const choices = ['ui/choice(-box)?'];
// The server's markup, and what is said of a payment: of some layers only.
const serverHtml = ['(page/html|state/server-html)'];
const paymentMessage = ['ui/message'];
// Of a listing and of what stands beside it.
const besideListing = ['(runtime/selector|(domain|state)/compare-list)'];
const account = ['contract/account'];
const signIn = [
  '(ui/sign-in-form(-fields)?|state/(sign-in(-configuration)?|session|identity-provider|provider-form)|domain/(sign-in|account-messages))',
];
// What goes on after a sign-in: written where the shopper leaves, read where one comes back.
const returns = ['(page/(return-record|typed-fields)|runtime/resume|state/return)'];
// What the cart, an add and a registry's add are, apart from one another: few pages need all three.
const cart = ['(state/cart|domain/count-pieces)'];
const adding = ['(state/(adding|add-items|attempt)|domain/cart-messages)'];
const registry = ['(state/registry(-adding|-button)?|domain/registry(-messages)?|contract/registry)'];
// Whatever pays.
const payment = [
  '(state/(payment|paying)|contract/payment|domain/(payment-messages|applied-cards|saved-card-limit|card-(flags|names)))',
];
// The popups that show saved cards.
const savedCards = ['(state/shown-payment|domain/saved-card(s|-messages)|ui/(card-list|payment-actions))'];
// Wherever a new card is entered: its rules, its fields, and how it pays.
const cards = [
  '(domain/payment/(card-[a-z-]+|expiry|new-card|security-code|typed-text)|ui/card-f[a-z-]*|state/card-[a-z]+)',
];
// A provider's fields and a provider's form: in a file of their own, which imports none that the page may not have.
const providers = ['providers/[a-z-]+'];
// What the parts of a listing share.
const listing = [
  '(state/(listing[a-z-]*|use-listing)|domain/(listing-[a-z]+)|contract/listing|hooks/use-is-mobile|ui/chips|runtime/listing-attributes)',
];
const among = (modules) =>
  new RegExp(
    `/src/(${modules.join('|').replaceAll(/(domain|contract|state|ui)\//g, '$1/(?:[a-z-]+/)?')})\\.tsx?$`,
  );
// The parts of a listing stand on one page: in one file they are a sixth smaller.
const listingPage = new RegExp(
  `${among(listing).source}|/widgets/(listing-filters|listing-toolbar|product-grid)/.+\\.tsx?$`,
);
const groups = [
  ['core', core],
  ['parts', among(parts)],
  ['layers', among(layers)],
  ['choices', among(choices)],
  ['server-html', among(serverHtml)],
  ['payment-message', among(paymentMessage)],
  ['beside-listing', among(besideListing)],
  ['account', among(account)],
  ['sign-in', among(signIn)],
  ['return', among(returns)],
  ['cart', among(cart)],
  ['adding', among(adding)],
  ['registry', among(registry)],
  ['payment', among(payment)],
  ['saved-cards', among(savedCards)],
  ['cards', among(cards)],
  ['providers', among(providers)],
  ['listing', listingPage],
];

export default {
  input: {
    islands: 'src/runtime/islands.ts',
    actions: 'src/runtime/actions.ts',
    ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widget:${name}`])),
  },
  plugins: [
    widgetModules(),
    typescript({
      compilerOptions: {
        noEmit: false,
        rewriteRelativeImportExtensions: true,
        sourceMap: true,
        // `tsc` does, once for all builds.
        noCheck: true,
      },
      include: ['src/**/*', `${room}/**/*`],
      exclude: ['**/*.examples.ts'],
    }),
    plainImports(),
    importsTwice(),
    withoutDocs(),
    pageCalls(),
    resolve({ browser: true }),
    commonjs(),
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': '"production"', 'import.meta.env?.MODE': '"production"' },
    }),
    leanKy(),
    oxc(),
    terser({
      ecma: 2020,
      module: true,
      compress: { passes: 3, inline: 1, hoist_vars: true, unsafe_arrows: true, unsafe_methods: true },
    }),
    loaders(),
    stylesheets(),
    testingModule(calls),
    packageFiles({ room, dir, version, calls }),
  ],
  output: {
    dir,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name === 'core' ? 'core.js' : 'chunks/[name].js'),
    manualChunks: (id) => groups.find(([, files]) => files.test(id))?.[0],
    // Names of files alone, so that a map says nothing of the machine it was made on.
    sourcemapPathTransform: (path) =>
      path.includes('node_modules') ? `npm:/${path.split('node_modules/').pop()}` : path,
  },
  onwarn(warning, warn) {
    // React's own directive for servers says nothing to a browser.
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
  },
};
