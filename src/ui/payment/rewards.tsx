import type { ReactNode } from 'react';
import type { rewardsPartMessages } from '../../domain/payment/payment-rewards-messages.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import { Button } from '../button.tsx';
import { ErrorNote } from '../error-note.tsx';
import { TextFor } from '../visually-hidden.tsx';

export interface RewardsProps {
  texts: typeof rewardsPartMessages;
  title: string;
  /** Why only rewards cards may pay. */
  restriction?: string | undefined;
  accounts: readonly { id: string; label: string | undefined; balance: string | undefined }[];
  certificates: readonly {
    id: string;
    name: string;
    isApplied: boolean;
    isBusy: boolean;
    problem: string | undefined;
    change: () => void;
  }[];
  /** All certificates at once. */
  all: { isOffered: boolean; isBusy: boolean; problem: string | undefined; remove: () => void };
}

/** Reward certificates, each with Apply or Remove, and what the rewards accounts have; nothing without both. */
export function Rewards(props: RewardsProps): ReactNode {
  const { texts, title, restriction, accounts, certificates, all } = props;
  const id = usePageId();
  if (!certificates.length && !accounts.length && !restriction) return null;
  return (
    <section className="si-rewards" aria-labelledby={id}>
      <h3 className="si-rewards__title" id={id}>
        {title}
      </h3>
      {restriction && <p className="si-server-message">{restriction}</p>}
      {accounts.map((account) => (
        <p className="si-rewards__account" key={account.id}>
          {account.label && (
            <span>
              <bdi>{account.label}</bdi>
            </span>
          )}
          {account.balance && <span className="si-quiet">{account.balance}</span>}
        </p>
      ))}
      {certificates.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul className="si-tender__list" role="list" aria-labelledby={id}>
          {certificates.map(({ id: number, name, isApplied, isBusy, problem, change }) => (
            <li key={number}>
              <span className="si-tender__name">
                <span>{name}</span>
              </span>
              <Button kind="link" isBusy={isBusy} onClick={change}>
                <TextFor name={name}>{isApplied ? texts.remove : texts.apply}</TextFor>
              </Button>
              <ErrorNote>{problem}</ErrorNote>
            </li>
          ))}
        </ul>
      )}
      {all.isOffered && (
        <Button kind="link" isBusy={all.isBusy} onClick={all.remove}>
          {texts.removeAllCertificates}
        </Button>
      )}
      <ErrorNote>{all.problem}</ErrorNote>
    </section>
  );
}
