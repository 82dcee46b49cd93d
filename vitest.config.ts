import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './test/browser/chromium.ts';

const unitTests = globSync('test/unit/**/*.test.{ts,tsx}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
// What tries the server, or a call around Node's own fetch, says so in its first line.
const withoutPage = unitTests
  .filter(({ text }) => text.startsWith('// @vitest-environment node'))
  .map(({ path }) => path);
// What loads modules anew, or replaces what every file finds, would leave it to the next file.
const alone = unitTests
  .filter(
    ({ path, text }) =>
      !withoutPage.includes(path) && /vi\.(doMock|mock|resetModules|stubGlobal)\(|provider-script/.test(text),
  )
  .map(({ path }) => path);

// A slow machine is no fault of a rule's.
const patience = { testTimeout: 20_000, expect: { poll: { timeout: 10_000 } } };

const withPage = {
  ...patience,
  environment: 'happy-dom' as const,
  pool: 'threads' as const,
  maxWorkers: 2,
  setupFiles: ['test/unit/patience.ts', 'test/unit/setup.ts'],
};

// A slow machine is no fault of a page's.
const inBrowser = {
  environment: 'node' as const,
  globalSetup: ['test/browser/setup.ts'],
  // Files share a worker's browser; shoppers, faults and logs are told apart by their session.
  isolate: false,
  setupFiles: ['test/browser/end-visits.ts'],
  maxWorkers: 2,
  testTimeout: 30_000,
  expect: { poll: { timeout: 5000 } },
};

// Flows that judge the whole page, or the server, and not a widget; every other one is tried in a hostile page too.
const notHostile = {
  accessibility: 'the hostile page has faults of its own, and axe does not run on its replaced prototypes',
  'layout-shift': 'the hostile page moves by itself, every second',
  'sign-in-session': 'a session ends on the server, whatever the page is',
  'provider-package': 'a provider’s real package is tried with our adapter, not with the page',
  'sign-in-provider-package': 'a provider’s real package is tried with our adapter, not with the page',
  'reserved-space': 'what the server’s form takes is up to the hostile page’s stylesheet',
};

export default defineConfig(async () => ({
  // Outlives `npm ci`: what each file took last time, by which the longest start first.
  cacheDir: '.cache/vite',
  test: {
    projects: [
      {
        test: {
          ...withPage,
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: [...withoutPage, ...alone],
          // One window, and modules that are loaded once, for all the files of a worker: most of the time went there.
          isolate: false,
        },
      },
      { test: { ...withPage, name: 'unit-alone', include: alone } },
      {
        test: {
          ...patience,
          name: 'unit-node',
          environment: 'node',
          include: withoutPage,
          pool: 'threads',
          maxWorkers: 2,
          setupFiles: ['test/unit/patience.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Named here, so that Vite does not find them in the middle of a run, bundle anew, and reload the page under a test.
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
          // One frame, which loads the modules once: a story clears away after itself.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          exclude: ['test/browser/hostile/**'],
          provide: { variant: '' as const },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser-hostile',
          include: ['test/browser/flows/*.test.ts', 'test/browser/hostile/*.test.ts'],
          exclude: Object.keys(notHostile).map((name) => `test/browser/flows/${name}.test.ts`),
          provide: { variant: '/hostile' as const },
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          // A slow machine is no fault of a page's.
          expect: { poll: { timeout: 5000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'shape',
          environment: 'node',
          include: ['test/shape/**/*.test.ts'],
        },
      },
    ],
  },
}));
