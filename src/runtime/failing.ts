import { Component, type ReactElement } from 'react';
import type { KeptField } from './server-values.ts';

/** What is left of an island that has ended with an error, outside of React (decision 114). */
export interface Kept {
  fields: readonly KeptField[];
  /** The element in it that had the focus. */
  focused: Element | null;
  restoreFocus: () => void;
}

/** Passes an error on to the root, which empties the page; before that `onFail` is called, with all of it still there. */
export class Failing extends Component<{ onFail: () => void; children: ReactElement }> {
  override state: { errors?: [unknown] } = {};
  static getDerivedStateFromError = (error: unknown) => ({ errors: [error] });
  override render(): ReactElement {
    const { errors } = this.state;
    if (!errors) return this.props.children;
    this.props.onFail();
    throw errors[0];
  }
}
