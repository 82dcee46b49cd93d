import type { StorybookConfig } from '@storybook/react-vite';
import { oldestBrowsers } from '../src/build/stylesheets.ts';
import { declaredWidgets } from './declared-widgets.ts';
import { docgenOfBlocks } from './docgen-of-blocks.ts';
import { mdxTables } from './mdx-tables.ts';
import { prefixIslandCss } from './prefix-island-css.ts';
import { statePictures } from './state-pictures.ts';
import { usersOfBlocks } from './users-of-blocks.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public'],
  // Its list of first steps is for those who set Storybook up, and stands before our first page.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...docgenOfBlocks(vite.plugins ?? []),
      mdxTables(),
      prefixIslandCss(),
      declaredWidgets(),
      usersOfBlocks(),
      statePictures(),
    ],
    // Vite's own target is older than the library's and would rewrite :dir() into a list of languages.
    build: {
      ...vite.build,
      cssTarget: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    },
  }),
};

export default config;
