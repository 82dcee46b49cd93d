import type { ReactElement } from 'react';

interface FailureWordsProps {
  message: string | undefined;
  leadsTo?: { href: string; text: string } | undefined;
}

type Ended = { status: string } | ({ status: 'failed'; hasPopup?: boolean } & FailureWordsProps);

/** The words of a failed action; nothing if a popup shows them (decision 70). */
export const failureWords = (state: Ended) =>
  'message' in state && !state.hasPopup && <FailureWords {...state} />;

/** Why an action failed; if the outcome is not known, with a link to the page that shows it (decision 111). */
export function FailureWords({ message, leadsTo }: FailureWordsProps): ReactElement {
  if (!leadsTo) return <span>{message}</span>;
  return (
    <span>
      <span>{`${message} `}</span>
      <a href={leadsTo.href}>{leadsTo.text}</a>
    </span>
  );
}
