import { type StepIndex, stepIndexes } from '../../domain/checkout/steps.ts';

/** Where the shopper is in checkout. */
export interface FlowState {
  isStarted: boolean;
  /** The step that is shown. */
  step: StepIndex;
  /** The furthest step that was shown for this basket, also before a reload. */
  reached: StepIndex;
  /** The step that was shown before on this page. */
  stepBefore?: StepIndex | undefined;
  /** The number of changes whose updated checkout has not arrived: until then the totals may be stale. */
  pending: number;
  /**
   * The checkout could not be read. `known`: after a change, so its totals are stale. `possible`: its totals may be
   * stale, as after a refused order; the order can still be placed, because the call sends the total that the shopper
   * sees (decision 51).
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
