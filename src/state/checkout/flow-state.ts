import { type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';

/** Where the shopper is in checkout. */
export interface FlowState {
  isStarted: boolean;
  /** The step that is shown. */
  step: StepIndex;
  /** The furthest one that was shown for this basket, also before a reload. */
  reached: StepIndex;
  /** The one that was shown before it on this page. */
  stepBefore?: StepIndex | undefined;
  /** The number of changes whose updated checkout has not arrived: until then the totals may be stale. */
  pending: number;
  /**
   * The checkout could not be read. `known`: after a change, so its totals are stale. `possible`: they may be, as after
   * a refused order; then the order can be placed, because the total that the shopper sees goes along (decision 51).
   */
  stale?: 'known' | 'possible' | undefined;
  /** An error above the step, for the shopper. */
  problem?: string | undefined;
  /** Names of the forms with changes that have not been saved. */
  dirty: readonly string[];
  /**
   * The step that the shopper asked for while a form had unsaved changes, until the shopper has decided about those.
   */
  askedStep?: StepIndex | undefined;
  /** The step from which a part is being edited, and to which its Next returns. */
  returnStep?: StepIndex | undefined;
  /** Grows with every step change that the shopper made, so that the heading gets the focus. */
  moves: number;
}

/** Before the flow has started. */
export const start: FlowState = {
  isStarted: false,
  step: stepIndexes.shipping,
  reached: stepIndexes.shipping,
  pending: 0,
  dirty: [],
  moves: 0,
};
