import { Component, type ReactElement } from 'react';
import type { KeptField } from './server-values.ts';

/** What is kept of an island when an error ends it, outside of React (decision 114). */
export interface Kept {
  fields: readonly KeptField[];
  /** The element in it that had the focus. */
  focused: Element | null;
  restoreFocus: () => void;
}

/**
 * An error boundary that calls `onFail` while the island's elements are still in the page, and then throws the error on
 * to the root, which removes them.
 */
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
