import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  checkPersonalization,
  lacksText,
  type Personalization,
  type PersonalizationType,
  personalizationKey,
} from '../../src/domain/personalization/personalization.ts';
import { personalizationMessages } from '../../src/domain/personalization/personalization-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { encodeJson } from '../../src/page/encode-json.ts';
import {
  editorsAtom,
  foundFor,
  personalizationsAtom,
  typedPersonalizationsAtom,
} from '../../src/state/personalization/personalization.ts';
import { serverEditorOf } from '../../src/state/personalization/server-editor.ts';
import type { AddToCartProps } from './add-to-cart.island.ts';

type Choice = Pick<
  AddToCartProps,
  | 'sku'
  | 'optionChoiceParameter'
  | 'isMonogrammed'
  | 'isPersonalized'
  | 'personalizationText'
  | 'personalization'
  | 'personalizationType'
>;

/** The result of a failed check; it no longer applies once a text or the product has changed. */
interface Refused {
  of: string;
  message: string;
  /** By the line's elementName. */
  errors: ReadonlyMap<string, string>;
  /** The check was of the server's fields, whose changes this island does not get: the next press checks them again. */
  isOfServer: boolean;
}

/** The only field of a server's form without `personalization`. */
const plainField = 'PersonalizationText';

/**
 * The product's personalization: the one entered in another widget (`personalizationsAtom`), otherwise this widget's
 * own lines, which start with the values of the server's form.
 */
export function usePersonalization(choice: Choice, typed: Readonly<Record<string, string>>) {
  const texts = useTexts(personalizationMessages);
  const entered = foundFor(useAtomValue(personalizationsAtom), choice);
  const { own, enter } = useOwnLines(choice, typed);
  const personalization = entered ?? own;
  const { sku } = choice;
  const key = personalizationKey(choice);
  const store = useStore();
  const checked = encodeJson([
    key,
    personalization.lines.map(({ elementName, text }) => [elementName, text]),
  ]);
  const [refused, setRefused] = useState<Refused>();
  const reported = useRef(false);
  const setTyped = useSetAtom(typedPersonalizationsAtom);

  useEffect(() => {
    if (own.lines.length) setTyped((was) => new Map(was).set(sku, own));
  }, [own, sku, setTyped]);

  const editor = foundFor(useAtomValue(editorsAtom), choice);

  /** An editor on the page shows its errors itself, and focuses the first. */
  const checkEditor = () => foundFor(store.get(editorsAtom), choice)?.check() ?? true;

  /** Validates the personalization and marks its lines; returns undefined if it cannot be added. */
  function check(): Personalization | undefined {
    const server = serverEditorOf(choice, entered);
    const { personalization: meant, isRequired } = server ?? { personalization, isRequired: false };
    const { emptyError, lineErrors, badPatterns } = checkPersonalization(meant.lines);
    const isLacking = lacksText(choice, meant) || (isRequired && emptyError);
    const whole = isLacking && (emptyError ?? 'personalizationEmpty');
    const errors = new Map<string, string>();
    meant.lines.forEach(({ elementName }, index) => {
      const error = (index === 0 && whole) || lineErrors[index];
      if (error) errors.set(elementName, texts[error]);
    });
    const [message = whole ? texts[whole] : undefined] = errors.values();
    if (badPatterns.length && !reported.current) {
      reported.current = true;
      console.error(
        `[storefront-islands] add-to-cart: fontAttributes.validationRegEx accepts a regular expression; ${badPatterns.map((pattern) => JSON.stringify(pattern)).join(', ')} was given and is ignored.`,
      );
    }
    setRefused(message ? { of: checked, message, errors, isOfServer: !!server } : undefined);
    return message ? undefined : meant;
  }

  return {
    personalization,
    lines: entered ? [] : own.lines,
    refused: refused?.of === checked ? refused : undefined,
    /** An editor on the page shows an error (decision 101); one that has failed or closed shows none any more. */
    isHeld: !!editor && !!entered?.errorDetails?.isAddToCartDisabled,
    check,
    checkEditor,
    enter,
  };
}

/** This widget's own lines, with what the shopper has typed into them. */
function useOwnLines(
  { personalization: given, personalizationType }: Choice,
  typed: Readonly<Record<string, string>>,
) {
  // The typed texts by the line's name, so that they stay if the page changes the product's lines.
  const [typedTexts, setTypedTexts] = useState(typed);
  const hasField = typed[plainField] !== undefined;
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

  function enter(index: number, text: string): void {
    setTypedTexts({ ...typedTexts, [own.lines[index]!.elementName]: text });
  }

  return { own, enter };
}
