import type { ReactNode } from 'react';
import type { AddressWord } from '../../src/domain/checkout/address-suggestion.ts';
import { addressMessages } from '../../src/domain/checkout/checkout-address-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { AttemptState } from '../../src/state/attempt.ts';
import type { Suggestion, SuggestionChoice } from '../../src/state/checkout/use-address-check.ts';
import { Button } from '../../src/ui/button.tsx';
import { addressLabel } from '../../src/ui/checkout/address-form-field.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import { suggestionMessages } from './checkout-suggestion.messages.ts';

interface SuggestionProps {
  suggestion: Suggestion;
  state: AttemptState;
  /** The button pressed last. */
  pressed: SuggestionChoice | undefined;
  /** The element that gets the focus back. */
  opener: HTMLElement | null | undefined;
  onDecide: (choice: SuggestionChoice) => void;
  onEdit: () => void;
}

/** The typed address beside the suggested one, for the shopper to choose. */
export function CheckoutSuggestion({ opener, onEdit, ...decision }: SuggestionProps): ReactNode {
  const texts = useTexts(suggestionMessages);
  return (
    <Dialog
      title={texts.suggestionTitle}
      opener={opener}
      onClose={onEdit}
      actions={<SuggestionActions {...decision} onEdit={({ currentTarget }) => closeDialog(currentTarget)} />}
    >
      <SuggestionText {...decision} />
    </Dialog>
  );
}

/** The two addresses, with the words that differ. */
export function SuggestionText({
  suggestion: { typed, compared },
  state,
}: Pick<SuggestionProps, 'suggestion' | 'state'>): ReactNode {
  const texts = useTexts(suggestionMessages);
  const labels = useTexts(addressMessages);
  const fields = compared.changed.map((field) => addressLabel(field, typed.country, labels));
  return (
    <div className="si-checkout__suggestion">
      <p>{fillIn(texts.suggestionAbout, fields.join(', '))}</p>
      <SuggestionLines title={texts.suggestedAddress} lines={compared.suggested} word={texts.changedWord} />
      <SuggestionLines title={texts.typedAddress} lines={compared.typed} word={texts.changedWord} />
      <FailureMessage state={state} />
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly (readonly AddressWord[])[];
  /** Read by screen readers before each word that differs. */
  word: string;
}

function SuggestionLines({ title, lines, word }: LinesProps): ReactNode {
  return (
    <div className="si-checkout__compared">
      <h3>{title}</h3>
      {lines.map((words, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <p key={line}>
          <bdi>
            {words.map(({ text, isChanged }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words never change places
              <span key={nth}>
                {nth > 0 && <span> </span>}
                {isChanged ? (
                  <mark>
                    {!words[nth - 1]?.isChanged && <VisuallyHidden>{`${word} `}</VisuallyHidden>}
                    <span>{text}</span>
                  </mark>
                ) : (
                  <span>{text}</span>
                )}
              </span>
            ))}
          </bdi>
        </p>
      ))}
    </div>
  );
}

interface ActionsProps extends Pick<SuggestionProps, 'state' | 'pressed' | 'onDecide'> {
  onEdit: Parameters<typeof Button>[0]['onClick'];
}

export function SuggestionActions({ state, pressed, onDecide, onEdit }: ActionsProps): ReactNode {
  const texts = useTexts(suggestionMessages);
  const isBusy = state.status === 'busy';
  return (
    <>
      <Button
        isBusy={isBusy && pressed === 'suggested'}
        busyText={texts.saving}
        onClick={() => onDecide('suggested')}
      >
        {texts.useSuggested}
      </Button>
      <Button
        kind="secondary"
        isBusy={isBusy && pressed === 'typed'}
        busyText={texts.saving}
        onClick={() => onDecide('typed')}
      >
        {texts.keepTyped}
      </Button>
      <Button kind="secondary" onClick={onEdit}>
        {texts.editAddress}
      </Button>
    </>
  );
}
