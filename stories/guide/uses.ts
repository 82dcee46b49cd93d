import { readUses } from '../../src/build/uses.ts';
import { sources } from './declarations.ts';

/** The declarations that a widget's own files use. Only for Node, because it needs the TypeScript parser. */
export const usesOf = readUses(sources);
