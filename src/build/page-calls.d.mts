import type { Plugin } from 'rollup';

/** Rollup plugin: leaves out of a page's script what a page never reads of its calls. */
export function pageCalls(): Plugin;
