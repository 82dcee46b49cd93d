import { useMemo } from 'react';
import type { ChoiceGroup, OptionChoice } from '../../src/contract/special-order/option-groups.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { availabilities, canBeHad } from '../../src/domain/product/availability.ts';
import { chosenChoices, ruleBeside } from '../../src/domain/special-order/choice-rules.ts';
import { choiceParameter, searchWith, selectionsOf } from '../../src/domain/special-order/selection.ts';
import type { SpecialOrder } from '../../src/state/special-order/special-order.ts';
import {
  choiceOf,
  ruledOptions,
  type SpecialOrderState,
} from '../../src/state/special-order/special-order-state.ts';
import type { RadioGroup } from '../../src/ui/special-order/choice-radios.tsx';
import type { specialOrderMessages } from './special-order.messages.ts';

type Texts = typeof specialOrderMessages;

/** An option's choices as radio buttons, with the reason why one cannot be chosen or is not available (decision 103). */
export function useRadioGroups(
  { address }: Pick<SpecialOrder, 'address'>,
  { options = [], known, chosen, lists }: SpecialOrderState,
  optionCode: string,
  groups: readonly ChoiceGroup[],
  texts: Texts,
): RadioGroup[] {
  const { path, search: shown } = address;
  return useMemo(() => {
    const state = { options, known, chosen, lists };
    const against = ruleBeside(chosenChoices(ruledOptions(state), chosen, optionCode));
    const others = new Map([...chosen].filter(([code]) => code !== optionCode));
    const search = searchWith(shown, options, choiceParameter(selectionsOf(options, others)));
    const before = `${path}?${search}${search && '&'}${encodeURIComponent(optionCode)}=`;
    return groups.map(({ title, choices }) => ({
      title,
      choices: choices.map((listed) => {
        const choice = choiceOf(state, optionCode, listed.code) ?? listed;
        const ruling = against(choice);
        return {
          code: choice.code,
          title: choice.title,
          href: before + encodeURIComponent(choice.code),
          imagePath: choice.images[0]?.imagePath,
          note: choice.formattedPriceDifference ?? (choice.isQuickship ? texts.choiceQuick : undefined),
          reason: ruling
            ? fillIn(texts.choiceImpossible, namesOf(ruling, texts))
            : unavailable(choice, texts),
          mark: ruling ? 'impossible' : canBeHad(choice.availability) ? undefined : 'gone',
        };
      }),
    }));
  }, [path, shown, options, known, chosen, lists, optionCode, groups, texts]);
}

/** “Walnut and Queen”. */
export function namesOf(choices: readonly { title: string }[], texts: Texts): string {
  const [first = '', ...others] = choices.map(({ title }) => title);
  let names = first;
  for (const other of others) names = fillIn(texts.choicesAnd, names, other);
  return names;
}

/** Why a choice is not available now, or when it will be: the server's text, if it sends one. */
export function unavailable(
  { availability, availabilityMessage }: Pick<OptionChoice, 'availability' | 'availabilityMessage'>,
  texts: Texts,
): string | undefined {
  if (availability === availabilities.futureAvailability) return availabilityMessage ?? texts.choiceLater;
  if (canBeHad(availability)) return undefined;
  if (availabilityMessage) return availabilityMessage;
  return availability === availabilities.noLongerAvailable ? texts.choiceGone : texts.choiceSoldOut;
}
