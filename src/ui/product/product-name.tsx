/** A name of at most two lines, which ends with an ellipsis if it is longer; whole for screen readers. */
export function ProductName({ name }: { name: string }) {
  return (
    <span className="si-card__name">
      <span className="si-card__words">
        <span>{name}</span>
        <span className="si-card__cut" aria-hidden="true" />
      </span>
    </span>
  );
}
