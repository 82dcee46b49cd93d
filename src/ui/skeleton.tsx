export interface SkeletonProps {
  /** A skeleton has exactly the size of the content that it stands for. */
  shape?: 'text' | 'picture' | 'button' | 'field';
  /** Any CSS width. A picture is always full width. */
  width?: string;
  /** Lines of text. */
  lines?: number;
}

/** A placeholder for loading content. Set aria-busy once, on the element around all of them. */
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
