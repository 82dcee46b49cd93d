import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { withOverrides } from '../../src/domain/messages.ts';
import {
  checkPersonalization,
  lacksText,
  type Personalization,
  type PersonalizationType,
  personalizationMessages,
} from '../../src/domain/personalization/personalization.ts';
import { pageContext } from '../../src/page/context.ts';
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

/** The field of a page that says nothing of its lines. */
const plainField = 'PersonalizationText';

/**
 * What is put on the product: what another widget lets the shopper enter (`personalizationsAtom`), else this one's own
 * lines, which begin with what stood in the server's form.
 */
export function usePersonalization(choice: Choice, typed: Readonly<Record<string, string>>) {
  const labels = withOverrides(personalizationMessages, pageContext().messages);
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

  /** Holds it against its rules. Answers the message where there is one, and marks the lines. */
  function check(): string | undefined {
    const { emptyError, lineErrors, badPatterns } = checkPersonalization(personalization.lines);
    const isLacking = lacksText(choice, personalization);
    const whole = isLacking && (emptyError ?? 'personalizationEmpty');
    const found = lineErrors.map((error) => error && labels[error]);
    if (whole) found[0] = labels[whole];
    if (badPatterns.length && !reported.current) {
      reported.current = true;
      console.error(
        `[storefront-islands] add-to-cart: fontAttributes.validationRegEx accepts a regular expression; ${badPatterns.map((pattern) => JSON.stringify(pattern)).join(', ')} was given, nothing is held against it.`,
      );
    }
    setErrors(found);
    return found.find(Boolean);
  }

  function enter(index: number, text: string): void {
    setErrors([]);
    setOwn({ ...own, lines: own.lines.map((line, at) => (at === index ? { ...line, text } : line)) });
  }

  return { personalization, lines: entered ? [] : own.lines, errors, check, enter, labels };
}
