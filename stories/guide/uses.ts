import { usesOfSources } from '../../src/build/llms-text.ts';

/** The declarations that a widget's own files use. Only for Node, because it needs the TypeScript parser. */
export const usesOf = usesOfSources();
