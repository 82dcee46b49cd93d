import type { ExampledCall } from '../contract/examples.ts';
import type { Island } from '../runtime/define-island.ts';
import type { IslandExample } from '../testing/island-example.ts';

/** The data that the build puts into the command: the declarations, and the folder of the built files. */
export interface Declarations {
  islands: readonly Island[];
  calls: readonly ExampledCall[];
  /** The states of each widget, by its name. */
  states?: Readonly<Record<string, Readonly<Record<string, IslandExample>>>>;
  /** The names of the calls that each widget sends. */
  callsOf?: Readonly<Record<string, readonly string[]>>;
  /** The widgets that change something on the server, or open one that does; unless given, any may. */
  changing?: readonly string[];
  /** The package's version. */
  version?: string;
  dist: string;
}
