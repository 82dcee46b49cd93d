/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?inline';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { argsOf, controlsOf } from '../stories/controls.ts';
import { declared } from '../stories/declared.ts';
import hostile from '../test/storefront/public/hostile/hostile.css?inline';
import { MdxCode, MdxPre } from './code-block.tsx';
import { DocsPage } from './docs-page.tsx';
import { fontsLoaded } from './fonts.ts';
import { isOfWidget, pasteHtml } from './paste.ts';
import { commentWithRuleLinks, propsWithRuleLinks } from './rule-links.ts';
import { startWorker } from './start-worker.ts';
import { type ViewportName, viewports } from './variants.ts';
import './page.css';

// Generous, because a slow machine, or the first story on a cold page, is not a bug of the story.
configure({ asyncUtilTimeout: 20_000 });

import.meta.glob(['../src/styles/*.css', '../src/ui/**/*.css', '../widgets/**/*.css'], { eager: true });

/** Adds the stylesheets of the reference storefront's hostile page to a story; returns their removal. */
function makeHostile(): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = bootstrap + hostile;
  document.body.id = 'shop';
  return () => {
    style.remove();
    document.body.removeAttribute('id');
  };
}

await fontsLoaded;

const hidden = (name: string) => ({ name, table: { disable: true } });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [
    ({ initialArgs, argTypes }) =>
      isOfWidget(initialArgs)
        ? {
            ...argTypes,
            widget: hidden('widget'),
            example: hidden('example'),
            ...controlsOf(declared(initialArgs.widget)),
          }
        : propsWithRuleLinks(argTypes),
  ],
  argsEnhancers: [
    ({ initialArgs }) =>
      isOfWidget(initialArgs)
        ? { ...argsOf(declared(initialArgs.widget), initialArgs.example), ...initialArgs }
        : initialArgs,
  ],
  parameters: {
    // A test run reads the violations only: every rule’s result would be sent to the runner.
    a11y: {
      test: 'error',
      options:
        import.meta.env.VITEST_STORYBOOK === 'false'
          ? // No rule that runs needs the text of stylesheets.
            { reporter: 'no-passes', preload: { assets: ['media'] } }
          : {},
    },
    layout: 'fullscreen',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Guide',
          ['Embed it on your page', 'Widgets', '*'],
          'Foundations',
          'Widgets',
          'Building blocks',
        ],
      },
    },
    docs: {
      page: DocsPage,
      components: { code: MdxCode, pre: MdxPre },
      extractComponentDescription: commentWithRuleLinks,
      // Light or dark, and the font, as in the reader's system: a font that loads later would move the text.
      theme: { ...themes.normal, fontBase: 'system-ui, sans-serif', fontCode: 'ui-monospace, monospace' },
      codePanel: true,
      // The HTML of the state, with its controls' values, in place of the story's own code.
      source: {
        language: 'html',
        transform: (code: string, { args }: { args: object }) => (isOfWidget(args) ? pasteHtml(args) : code),
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, { width, height }]) => [
          name,
          {
            name: `${name[0]!.toUpperCase()}${name.slice(1)}, ${width}`,
            styles: { width: `${width}px`, height: `${height}px` },
          },
        ]),
      ),
    },
  },
  initialGlobals: { brand: 'core', country: 'US', direction: 'ltr', texts: 'as they are', hostPage: 'plain' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: ['core', 'modern'], dynamicTitle: true },
    },
    country: {
      description: 'Country',
      toolbar: { title: 'Country', icon: 'globe', items: ['US', 'CA'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    texts: {
      description: 'The widgets’ own texts: as they are, or as long as in German',
      toolbar: { title: 'Texts', icon: 'globe', items: ['as they are', 'long'], dynamicTitle: true },
    },
    hostPage: {
      description: 'The stylesheets of the page round it',
      toolbar: { title: 'Host page', icon: 'browser', items: ['plain', 'hostile'], dynamicTitle: true },
    },
  },
  loaders: [mswLoader(startWorker)],
  async beforeEach({ globals, parameters }) {
    // Not a global, because a story's global would override the width in a link.
    const { width, height } = viewports[parameters.testedAt as ViewportName] ?? {};
    if (width && !globals.viewport?.value) await globalThis.resizeTest?.(width, height);
    const root = document.documentElement;
    root.lang = globals.country === 'CA' ? 'en-CA' : 'en-US';
    root.dir = String(globals.direction);
    root.setAttribute('data-si-brand', String(globals.brand));
    return globals.hostPage === 'hostile' ? makeHostile() : undefined;
  },
  decorators: [
    (Story) => (
      <div id="content">
        <div className="page story">
          <div className="si-root">
            <Story />
          </div>
        </div>
      </div>
    ),
  ],
};

export default preview;
