export interface SkeletonProps {
  /** What comes: a line of text, a square picture, a button, a field. It has exactly that size. */
  shape?: 'text' | 'picture' | 'button' | 'field';
  /** Any CSS width. A picture is always as wide as what it stands in. */
  width?: string;
  /** Lines of text. */
  lines?: number;
}

/** The place of something that is loading. Say so once, with aria-busy, on what it stands in. */
export function Skeleton({ shape = 'text', width, lines = 1 }: SkeletonProps) {
  return [...Array(lines).keys()].map((line) => (
    <span
      key={line}
      className="si-skeleton"
      data-shape={shape}
      aria-hidden="true"
      style={width ? { width } : undefined}
    />
  ));
}
