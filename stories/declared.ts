import { type DeclaredWidget, declaredWidgets } from 'virtual:declared-widgets';

/** The declaration of a widget: what it is for, its props, its calls and its events. */
export function declared(name: string): DeclaredWidget {
  const widget = declaredWidgets.find((one) => one.name === name);
  if (!widget) throw new Error(`no widget is called "${name}"`);
  return widget;
}
