import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath, ignoredDefaultArgs } from './test/browser/chromium.ts';
import { LongestFirst } from './test/runner/longest-first.ts';

// test/unit mirrors src and widgets. A room without a page runs in Node, every other one in a window, and the files of a
// worker share its modules where that is safe. What must differ from its room stands in a folder that says how, and that
// mirrors them again: in-node, in-page, anew (it replaces or resets modules), production (React's production build).
const roomsWithoutPage = [
  'build',
  'bytes',
  'cli',
  'contract',
  'diagnosis',
  'domain',
  'http',
  'mock',
  'runner',
  'stories',
];
const shop = 'test/unit/storefront';
const contract = `${shop}/api`;
const inNode = ['in-node', ...roomsWithoutPage].map((room) => `test/unit/${room}`);
const anew = 'test/unit/anew';
const production = 'test/unit/production';
const testsIn = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

// Generous, because a slow machine is not a bug of a rule.
const patience = { testTimeout: 20_000, hookTimeout: 20_000, expect: { poll: { timeout: 10_000 } } };

// More than the two cores of a small machine: units run last and alone, and two workers often wait for the main thread.
const unitWorkers = 3;

const withoutWindow = {
  ...patience,
  environment: 'node' as const,
  pool: 'threads' as const,
  maxWorkers: unitWorkers,
  setupFiles: ['test/unit/patience.ts', 'test/unit/local-channels.ts'],
};

const sharedInNode = {
  ...withoutWindow,
  isolate: false,
  setupFiles: [...withoutWindow.setupFiles, 'test/unit/restore-shared.ts'],
};

const withPage = {
  ...patience,
  environment: 'happy-dom' as const,
  pool: 'threads' as const,
  maxWorkers: unitWorkers,
  setupFiles: [
    'test/unit/patience.ts',
    'test/unit/local-channels.ts',
    'test/unit/setup.ts',
    'test/unit/styles-of-tags.ts',
  ],
};

// Generous, because a slow machine is not a bug of a page.
const inBrowser = {
  environment: 'node' as const,
  globalSetup: ['test/browser/setup.ts'],
  // Files share a worker's browser; shoppers, faults and logs are separated by session.
  isolate: false,
  setupFiles: ['test/browser/end-visits.ts'],
  maxWorkers: 2,
  // As for the stories.
  sequence: { groupOrder: 3 },
  testTimeout: 60_000,
  // Hooks load whole pages.
  hookTimeout: 60_000,
  // As patient as a locator; each look runs a script in the page, so looks are less frequent than by default.
  expect: { poll: { timeout: 20_000, interval: 100 } },
};

// Flows about the whole page or the server instead of a widget, or whose way another one takes: `npm run test:all` has
// them, with the runtime's. Of every other one the tests that are not `plainPageTest` also run in a hostile page.
const notHostile = {
  crash: 'an island that ends leaves the server’s content to whatever the page is',
  'rewritten-text': 'what a translator does to texts is the same in every page',
  'cart-access': 'the hostile page has faults of its own, and its stylesheet sizes what it pleases',
  'sign-in-session': 'a session ends on the server, whatever the page is',
  'provider-package': 'a provider’s real package is tried with our adapter, not with the page',
  'sign-in-provider-package': 'a provider’s real package is tried with our adapter, not with the page',
  'wallet-package': 'a wallet’s real package is tried with our adapter, not with the page',
  'checkout-confirmation': 'how high the server’s page is is up to the hostile page’s stylesheet',
  'checkout-files': 'a file that does not load, and a network that is gone, are so whatever the page is',
  'forced-colors': 'the hostile page’s stylesheet has no rules for forced colors',
  tiles:
    'the columns around the tiles are up to the hostile page’s stylesheet; the look of a carousel there is compared',
  'listing-address': 'listing-filters.test.ts ticks, goes Back and opens the panel in a hostile page',
  'reserved-space': 'what the server’s form takes is up to the hostile page’s stylesheet',
};

const aboutThePage = Object.keys(notHostile).map((name) => `test/browser/flows/${name}.test.ts`);

/** False if the run names projects with `--project`, and not this one; a name may be a pattern. */
function mayRun(project: string): boolean {
  const named = process.argv.flatMap((arg, at, all) =>
    arg === '--project' ? [all[at + 1] ?? ''] : arg.startsWith('--project=') ? [arg.split('=')[1]!] : [],
  );
  return named.length === 0 || named.some((name) => name === project || /\W/.test(name.replaceAll('-', '')));
}

/** Storybook's plug-in takes three seconds to load, and nothing else needs it. */
async function stories() {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    // Listed here, so that Vite does not discover them during a run and reload the page under a test.
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'jotai',
        'jotai/vanilla',
        'ky',
        'valibot',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
        'msw-storybook-addon/preview',
        'storybook/test',
      ],
    },
    test: {
      name: 'stories',
      testTimeout: 30_000,
      // One frame, which loads the modules once: each story cleans up after itself.
      isolate: false,
      setupFiles: ['.storybook/test-viewport.ts'],
      // After the others in a run of several projects, because their number of workers differs.
      sequence: { groupOrder: 2 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: chromiumPath(),
            args: chromiumFlags,
            ignoreDefaultArgs: ignoredDefaultArgs,
          },
          // A layer is at rest at once: motion is tested in the storefront (tours, layers, carousel-hosts).
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig(async () => ({
  // Survives `npm ci`: each file's last duration, so that the longest start first.
  cacheDir: '.cache/vite',
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...withPage,
          name: 'unit',
          include: testsIn('test/unit'),
          exclude: testsIn(shop, ...inNode, anew, production),
          // One window and one load of the modules for all the files of a worker, which is faster.
          isolate: false,
          setupFiles: [...withPage.setupFiles, 'test/unit/without-stacks.ts'],
        },
      },
      {
        // For files that replace or reset modules: each loads the library's modules anew, in a window that files share.
        test: {
          ...withPage,
          name: 'unit-anew',
          include: testsIn(anew),
          isolate: false,
          setupFiles: ['test/unit/modules-anew.ts', ...withPage.setupFiles, 'test/unit/without-stacks.ts'],
        },
      },
      {
        // React's production build, which renders in half the time, has no `jsxDEV`.
        oxc: { jsx: { development: false } },
        test: {
          ...withPage,
          name: 'unit-production',
          include: testsIn(production),
          env: { NODE_ENV: 'production' },
        },
      },
      {
        test: {
          ...withoutWindow,
          name: 'unit-node',
          include: testsIn(...inNode),
          // Modules are loaded anew for each file: some keep what a shopper has done, and a server replaces Node's Request.
          isolate: false,
          setupFiles: ['test/unit/modules-anew.ts', ...withoutWindow.setupFiles],
        },
      },
      {
        test: {
          ...sharedInNode,
          name: 'unit-contract',
          include: testsIn(contract),
        },
      },
      {
        test: {
          ...sharedInNode,
          name: 'unit-storefront',
          include: testsIn(shop),
          exclude: testsIn(contract),
        },
      },
      ...(mayRun('stories') ? [await stories()] : []),
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: ['doctor', 'tours', 'faults', 'storefront', 'hostile', 'runtime']
            .map((folder) => `test/browser/${folder}/**`)
            .concat(aboutThePage),
          provide: { variant: '' as const },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser-page',
          include: ['test/browser/runtime/*.test.ts', ...aboutThePage],
          provide: { variant: '' as const },
        },
      },
      ...(['doctor', 'tours', 'faults', 'storefront'] as const).map((folder) => ({
        test: {
          ...inBrowser,
          name: `browser-${folder}`,
          include: [`test/browser/${folder}/*.test.ts`],
          provide: { variant: '' as const },
        },
      })),
      {
        test: {
          ...inBrowser,
          name: 'browser-hostile',
          include: ['test/browser/flows/*.test.ts', 'test/browser/hostile/*.test.ts'],
          exclude: aboutThePage,
          provide: { variant: '/hostile' as const },
        },
      },
      {
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['test/storybook/**/*.test.ts'],
          globalSetup: ['test/storybook/setup.ts'],
          // Files share a worker's modules, of which Playwright's are large.
          isolate: false,
          // Generous, because a slow machine is not a bug of a page.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // The pages of one file are opened two at a time: a second file beside them would wait for the processor.
          maxConcurrency: 2,
          maxWorkers: 1,
        },
      },
      ...(['package', 'guide'] as const).map((name) => ({
        test: {
          name,
          environment: 'node' as const,
          include: [`test/${name}/*.test.ts`],
          globalSetup: [`test/${name}/setup.ts`],
          // Files share a worker's modules, of which Playwright's and the storefront's are large.
          isolate: false,
          maxWorkers: 2,
          // Generous, because a slow machine is not a bug of a page, and other checks run beside an embedder's runner.
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      })),
      {
        test: {
          name: 'shape',
          environment: 'node',
          include: ['test/shape/**/*.test.ts'],
          // They parse every file, once for all of them.
          testTimeout: 30_000,
          isolate: false,
          // As for the stories.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
