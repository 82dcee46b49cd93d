declare module 'virtual:declared-widgets' {
  export type { DeclaredProp, DeclaredWidget } from './declared-widgets.ts';
  export const declaredWidgets: import('./declared-widgets.ts').DeclaredWidget[];
}

declare module 'virtual:users-of-blocks' {
  /** The names of the widgets that a building block is part of, by the block's file: `product-card`. */
  export const usersOfBlocks: Record<string, string[]>;
}
