import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  checkPersonalization,
  lacksText,
  type Personalization,
  type PersonalizationType,
} from '../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../src/domain/personalization/personalization-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import {
  personalizationsAtom,
  typedPersonalizationsAtom,
} from '../../src/state/personalization/personalization.ts';
import type { AddToCartProps } from './add-to-cart.island.ts';

type Choice = Pick<
  AddToCartProps,
  | 'sku'
  | 'isMonogrammed'
  | 'isPersonalized'
  | 'personalizationText'
  | 'personalization'
  | 'personalizationType'
>;

/** The only field of a server's form without `personalization`. */
const plainField = 'PersonalizationText';

/**
 * The product's personalization: the one entered in another widget (`personalizationsAtom`), otherwise this widget's
 * own lines, which start with the values of the server's form.
 */
export function usePersonalization(choice: Choice, typed: Readonly<Record<string, string>>) {
  const texts = useTexts(personalizationMessages);
  const entered = useAtomValue(personalizationsAtom)[choice.sku];
  // By the line's name: what is typed stays if the page gives the product other lines.
  const [typedTexts, setTypedTexts] = useState(typed);
  const hasField = typed[plainField] !== undefined;
  const { personalization: given, personalizationType } = choice;
  const own = useMemo<Personalization>(() => {
    const type = Number(personalizationType) as PersonalizationType;
    const { lines, ...rest } = given ?? {
      type,
      lines: hasField ? [{ elementName: plainField, text: '' }] : [],
    };
    return {
      ...rest,
      lines: lines.map((line) => ({ ...line, text: typedTexts[line.elementName] ?? line.text })),
    };
  }, [given, personalizationType, hasField, typedTexts]);
  const [errors, setErrors] = useState<(string | undefined)[]>([]);
  const personalization = entered ?? own;
  const reported = useRef(false);
  const setTyped = useSetAtom(typedPersonalizationsAtom);
  const { sku } = choice;

  useEffect(() => {
    if (own.lines.length) setTyped((was) => new Map(was).set(sku, own));
  }, [own, sku, setTyped]);

  /** Validates it and marks the lines; returns the first message, if any. */
  function check(): string | undefined {
    const { emptyError, lineErrors, badPatterns } = checkPersonalization(personalization.lines);
    const isLacking = lacksText(choice, personalization);
    const whole = isLacking && (emptyError ?? 'personalizationEmpty');
    const found = lineErrors.map((error) => error && texts[error]);
    if (whole) found[0] = texts[whole];
    if (badPatterns.length && !reported.current) {
      reported.current = true;
      console.error(
        `[storefront-islands] add-to-cart: fontAttributes.validationRegEx accepts a regular expression; ${badPatterns.map((pattern) => JSON.stringify(pattern)).join(', ')} was given and is ignored.`,
      );
    }
    setErrors(found);
    return found.find(Boolean);
  }

  function enter(index: number, text: string): void {
    setErrors([]);
    setTypedTexts({ ...typedTexts, [own.lines[index]!.elementName]: text });
  }

  return { personalization, lines: entered ? [] : own.lines, errors, check, enter };
}
