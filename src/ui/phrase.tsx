import type { ReactElement, ReactNode } from 'react';

export interface PhraseProps {
  /** A text with `{0}`, `{1}` … */
  text: string;
  /** What stands in their places, isolated from the direction of the text around it. */
  values: readonly (string | ReactElement | undefined)[];
}

/** A sentence with elements in it; each part of its text is an element of its own (decision 115). */
export function Phrase({ text, values }: PhraseProps): ReactNode {
  return text.split(/\{(\d)\}/).map((part, nth) =>
    nth % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <bdi key={nth}>{values[Number(part)]}</bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      part && <span key={nth}>{part}</span>
    ),
  );
}
