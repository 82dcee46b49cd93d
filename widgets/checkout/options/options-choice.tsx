import { type ReactNode, useState } from 'react';
import type { OptionChoice } from '../../../src/contract/checkout/recipient.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { pageContext } from '../../../src/page/context.ts';
import { Choice } from '../../../src/ui/choice.tsx';

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
    note: [about, charge && formatPrice(charge, pageContext())].filter(Boolean).join(' · '),
  }));
  return <Choice legend={legend} options={options} chosen={shown} onChoose={choose} />;
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
