import { type ReactNode, useState } from 'react';
import type { OptionChoice } from '../../../src/contract/checkout/recipient.ts';
import { checkoutOptionsMessages } from '../../../src/domain/checkout/checkout-options-messages.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { Choice } from '../../../src/ui/choice.tsx';
import { maxGiftMessage } from './options.state.ts';
import { OptionsText } from './options-text.tsx';

interface ChoiceProps {
  legend: string;
  choice: OptionChoice;
  onChoose: (code: string) => Promise<unknown>;
}

/** An optimistic choice: shown and saved at once. */
export function OptionsChoice({ legend, choice, onChoose }: ChoiceProps): ReactNode {
  const { shown, choose } = useShownChoice(choice.selectedOption, onChoose);
  const options = choice.options.map(({ code, name, charge, about }) => ({
    key: code,
    label: name,
    note: [about, charge ? formatPrice(charge, pageContext()) : undefined].filter(Boolean).join(' · '),
  }));
  return <Choice legend={legend} options={options} chosen={shown} onChoose={choose} />;
}

interface MessageProps {
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** The gift message: counted, never cut. */
export function OptionsGiftMessage({ text, problem, onType, onLeave }: MessageProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const left = maxGiftMessage() - text.length;
  return (
    // A count announced with every key would drown out the keys themselves.
    <OptionsText
      label={texts.giftMessage}
      hint={fillIn(texts.giftMessageLeft, left)}
      error={problem}
      isSpoken={!!problem}
      rows={3}
      text={text}
      onType={onType}
      onLeave={onLeave}
    />
  );
}

/** Shows a choice optimistically; once the server has answered, its value shows. */
function useShownChoice(known: string | undefined, send: (code: string) => Promise<unknown>) {
  const [wanted, setWanted] = useState<string>();

  async function choose(code: string) {
    setWanted(code);
    await send(code);
    // A later choice is still pending.
    setWanted((now) => (now === code ? undefined : now));
  }

  return { shown: wanted ?? known, choose };
}
