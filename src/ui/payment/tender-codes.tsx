import { type ReactNode, type Ref, type SubmitEvent, useImperativeHandle, useRef } from 'react';
import type { tenderCodesMessages } from '../../domain/payment/payment-tenders-messages.ts';
import { Button } from '../button.tsx';
import { SecretField, type SecretInput } from './secret-field.tsx';
import { type TenderEntry, TenderList } from './tender-list.tsx';
import { leadTo, type TenderCheck, TenderPart, useDisclosure } from './tender-part.tsx';

export interface TenderCodesProps {
  texts: typeof tenderCodesMessages;
  entries: readonly TenderEntry[];
  problem: string | undefined;
  isBusy: boolean;
  /** @returns whether the code pays now */
  apply: (typed: string) => Promise<boolean>;
  /** Called when the shopper edits the field. */
  forget: () => void;
  /** Shows a reason at the field. */
  refuse: (reason: string) => void;
  ref?: Ref<TenderCheck>;
}

/** The tender codes that pay. */
export function TenderCodesApplied({
  texts,
  entries,
}: Pick<TenderCodesProps, 'texts' | 'entries'>): ReactNode {
  return <TenderList label={texts.tenderListLabel} entries={entries} remove={texts.remove} />;
}

/** The tender codes that pay, and behind a button the field for another one. */
export function TenderCodes(props: TenderCodesProps): ReactNode {
  const { texts, entries, problem, isBusy, apply, forget, refuse, ref } = props;
  const disclosure = useDisclosure();
  const code = useRef<SecretInput>(null);
  useImperativeHandle(ref, () => ({
    isReady() {
      const field = code.current;
      if (!field?.read().trim() || problem) return true;
      leadTo(disclosure, { focus: () => field.focus(), refuse: () => refuse(texts.tenderNotApplied) });
      return false;
    },
  }));

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget: form } = event;
    if (!(await apply(code.current!.read()))) {
      // The focus stays if the shopper has moved it elsewhere, or a popup has opened.
      if (form.contains(document.activeElement)) code.current?.focus();
      return;
    }
    code.current?.wipe();
    disclosure.close();
  }

  return (
    <TenderPart
      disclosure={disclosure}
      add={entries.length ? texts.tenderAddAnother : texts.tenderAdd}
      hasApplied={entries.length > 0}
      applied={<TenderCodesApplied texts={texts} entries={entries} />}
    >
      <form className="si-code-form" method="post" noValidate onSubmit={handleSubmit}>
        <SecretField ref={code} label={texts.tenderCode} error={problem} onType={forget} />
        <Button type="submit" kind="secondary" isBusy={isBusy} busyText={texts.tenderApplying}>
          {texts.tenderApply}
        </Button>
      </form>
    </TenderPart>
  );
}
