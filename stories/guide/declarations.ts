/// <reference types="vite/client" />
import type { Island } from '../../src/runtime/define-island.ts';

const modules = import.meta.glob<{ default: Island }>('../../widgets/*/*.island.ts', { eager: true });

/** Every widget's declaration, by name. */
export const islands: Island[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.name.localeCompare(b.name));

/** The project's sources as text, by path from the root: `src/page/events.ts`. */
export const sources: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      ['../../src/**/*.{ts,tsx,css}', '../../widgets/**/*.{ts,tsx}', '!**/*.examples.ts', '!**/build/**'],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).map(([path, text]) => [path.replace('../../', ''), text]),
);
