export interface SkeletonProps {
  /** The skeleton has exactly the size of what it stands for. */
  shape?: 'text' | 'picture' | 'button' | 'field';
  /** Any CSS width. A picture is always full width. */
  width?: string;
  /** Lines of text. */
  lines?: number;
}

/** Stands for something that is loading. Set aria-busy once, on the element around all of them. */
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
