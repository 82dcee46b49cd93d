import type { ExampledCall } from '../contract/examples.ts';
import type { Loaded } from '../runtime/loader.ts';
import type { KnownCall } from './answers.ts';
import type { IslandExample } from './island-example.ts';

// The build writes this module's code. Each of its imports names a file of the package, so that bundlers find it.

/** The declared calls, with the answers of their examples. */
export declare const calls: (KnownCall & { example: Pick<ExampledCall['example'], 'answer'> })[];

/** The states of each widget. */
export declare const examples: Readonly<Record<string, Readonly<Record<string, IslandExample>>>>;

export declare const loadCore: () => Promise<Loaded['core']>;

/** The widgets' files, by name. */
export declare const widgets: ReadonlyMap<string, () => Promise<{ default: Loaded['island'] }>>;
