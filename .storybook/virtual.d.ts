declare module 'virtual:declared-widgets' {
  export type { DeclaredProp, DeclaredWidget } from './declared-widgets.ts';
  export const declaredWidgets: import('./declared-widgets.ts').DeclaredWidget[];
}
