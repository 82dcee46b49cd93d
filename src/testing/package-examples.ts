import type { IslandExample } from './island-example.ts';

// The build writes this module's code, from the widgets' examples.

/** The states of each widget. */
export declare const examples: Readonly<Record<string, Readonly<Record<string, IslandExample>>>>;
