/// <reference types="vite/client" />
import type { Island } from '../../src/runtime/define-island.ts';

const modules = import.meta.glob<{ default: Island }>('../../widgets/*/*.island.ts', { eager: true });

/** Every widget's declaration, by name. */
export const islands: Island[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => a.name.localeCompare(b.name));
