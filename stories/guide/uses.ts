import { readUses, type Uses } from '../../src/build/uses.ts';
import { sources } from './declarations.ts';

export type { Uses };

const uses = readUses(sources);

/** The declarations that a widget's own files refer to. */
export const usesOf = (widget: string): Uses => uses.usesOf(widget);

/** The files whose code sends a page event. */
export const sendersOf = (event: string): string[] => uses.sendersOf(event);
