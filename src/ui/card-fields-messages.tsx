import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What is wrong with the card as a whole. */
export function CardFieldsProblem({ children }: { children: string | undefined }) {
  return (
    <p className="si-card-fields__problem" hidden={!children}>
      {children && <Icon name="alert" />}
      {children}
    </p>
  );
}

/** The one region that speaks for all the fields: there, and empty, from the start. */
export function CardFieldsVoice({ children }: { children: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
