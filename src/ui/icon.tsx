const paths = {
  alert: 'M12 3 2.5 20h19zM12 10v4.5M12 17.2v.3',
  check: 'm4.5 12.5 5 5 10-11',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  down: 'm5 9 7 7 7-7',
  info: 'M12 11v6M12 7.5v.3M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  minus: 'M5 12h14',
  next: 'm9 5 7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  previous: 'm15 5-7 7 7 7',
};

export interface IconProps {
  /** `next` and `previous` are mirrored in right-to-left text. */
  name: IconName | LoneDrawing;
}

export type IconName = keyof typeof paths;
/** The path itself, for a drawing that only one widget uses. */
type LoneDrawing = `M${string}`;

/** A 20 px line icon in the text's colour. It is decorative: the element around it needs a name. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="si-icon" data-icon={name} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name as IconName] ?? name} />
    </svg>
  );
}
