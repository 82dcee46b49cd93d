import type { ReactNode } from 'react';
import { addressMessages } from '../../domain/checkout/checkout-address-messages.ts';
import { fillIn } from '../../domain/messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { Icon } from '../icon.tsx';

export interface ProblemListProps<Name extends string> {
  /** If empty, nothing is rendered. */
  problems: readonly { name: Name; text: string }[];
  onGo: (name: Name) => void;
}

/** Listed above a form: the fields with errors, some of which are out of view, as links. */
export function ProblemList<Name extends string>({ problems, onGo }: ProblemListProps<Name>): ReactNode {
  const texts = useTexts(addressMessages);
  if (!problems.length) return null;
  return (
    <div className="si-problem-list">
      <p>
        <Icon name="alert" />
        <span>
          {fillIn(problems.length === 1 ? texts.oneProblem : texts.problemsHeading, problems.length)}
        </span>
      </p>
      <ul>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => onGo(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
