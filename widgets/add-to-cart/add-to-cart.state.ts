import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
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
  const [own, setOwn] = useState<Personalization>(() => {
    const type = Number(choice.personalizationType) as PersonalizationType;
    const hasField = typed[plainField] !== undefined;
    const given = choice.personalization ?? {
      type,
      lines: hasField ? [{ elementName: plainField, text: '' }] : [],
    };
    const lines = given.lines.map((line) => ({ ...line, text: typed[line.elementName] ?? line.text }));
    return { ...given, lines };
  });
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
    setOwn({ ...own, lines: own.lines.map((line, at) => (at === index ? { ...line, text } : line)) });
  }

  return { personalization, lines: entered ? [] : own.lines, errors, check, enter };
}
