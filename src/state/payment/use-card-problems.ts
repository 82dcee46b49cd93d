import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  type CardFieldName,
  type CardProblems,
  cardFieldNames,
  firstProblem,
} from '../../domain/payment/card-flags.ts';

/**
 * The errors of the card fields, the text of their live region, and the field to focus.
 * @param first the errors of the first render
 */
export function useCardProblems(
  fields: RefObject<{ focus(field: CardFieldName): void } | null>,
  first: () => CardProblems,
) {
  const [problems, setProblems] = useState<CardProblems>(first);
  const [announced, setAnnounced] = useState('');
  const focusNext = useRef<CardFieldName>(undefined);

  // After the render that shows the error, because it may also render the field.
  useLayoutEffect(() => {
    if (focusNext.current) fields.current?.focus(focusNext.current);
    focusNext.current = undefined;
  });

  function announce(next: string) {
    // A live region announces the same text again only if it changes.
    setAnnounced((was) => (next && was === next ? `${next}\u00a0` : next));
  }

  return {
    problems,
    announced,
    announce,
    /** Replaces all errors, announces the first, and focuses the first wrong field. */
    show(found: CardProblems) {
      setProblems(found);
      announce(firstProblem(found) ?? '');
      focusNext.current = cardFieldNames.find((field) => found[field]);
    },
    /** Replaces all errors and announces the first; the focus stays. */
    showInPlace(found: CardProblems) {
      setProblems(found);
      announce(firstProblem(found) ?? '');
    },
    set(field: CardFieldName, problem: string | undefined) {
      setProblems((was) => ({ ...was, [field]: problem }));
    },
    /** Removes the errors of a field that the shopper edits, and of the card. */
    clear(field: CardFieldName) {
      // Runs for each key, so it must not render without a change.
      if (!problems[field] && !problems.card) return;
      setProblems({ ...problems, [field]: undefined, card: undefined });
      setAnnounced('');
    },
    /** Keeps only the error of the number: a store card has no other field (decision 28). */
    keepNumber() {
      setProblems(({ number, card }) => ({ number, card }));
    },
    forget() {
      setProblems({});
      setAnnounced('');
    },
  };
}
