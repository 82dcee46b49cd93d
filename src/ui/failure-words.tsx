import type { ReactElement } from 'react';

interface FailureWordsProps {
  message: string | undefined;
  leadsTo?: { href: string; text: string } | undefined;
}

type Ended = { status: string } | ({ status: 'failed'; hasPopup?: boolean } & FailureWordsProps);

/** Those of an action that has failed; nothing if a popup says them (decision 70). */
export const failureWords = (state: Ended) =>
  'message' in state && !state.hasPopup && <FailureWords {...state} />;

/** Why an action failed; if it is not known whether it did, with a link to where that can be seen (decision 111). */
export function FailureWords({ message, leadsTo }: FailureWordsProps): ReactElement {
  if (!leadsTo) return <span>{message}</span>;
  return (
    <span>
      <span>{`${message} `}</span>
      <a href={leadsTo.href}>{leadsTo.text}</a>
    </span>
  );
}
