import type { Loaded } from '../runtime/registry.ts';
import type { KnownCall } from './answers.ts';

// The build writes this module's code. Each of its imports names a file of the package, so that bundlers find it.

/** The declared calls. */
export declare const calls: KnownCall[];

/** The answers of the contract's examples, by the call's name. */
export declare const exampleAnswers: Readonly<Record<string, unknown>>;

export declare const loadCore: () => Promise<Loaded['core']>;

/** The widgets' files, by name. */
export declare const widgets: ReadonlyMap<string, () => Promise<{ default: Loaded['island'] }>>;
