import { minify as swc } from '@swc/core';
import type { Plugin } from 'rollup';

/** Rollup plugin: minifies every script, each by itself, for the oldest supported browsers. */
export function minify(): Plugin {
  return {
    name: 'minify',
    async renderChunk(script) {
      const { code, map } = await swc(script, {
        module: true,
        ecma: 2020,
        sourceMap: true,
        mangle: true,
        compress: { ecma: 2020, passes: 3 },
      });
      return { code, map };
    },
  };
}
