import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  checkPersonalization,
  type PersonalizationLine,
  type PersonalizedItem,
  personalizationKey,
} from '../../domain/personalization/personalization.ts';
import {
  designToRender,
  markedLines,
  personalizationErrorPlace,
} from '../../domain/personalization/personalization-design.ts';
import { personalizationMessages } from '../../domain/personalization/personalization-messages.ts';
import {
  type LineChoice,
  type PersonalizationChoice,
  type PersonalizationOffer,
  personalizationOf,
  templateOf,
  typedChoice,
  withLineChoice,
} from '../../domain/personalization/templates.ts';
import { useOnChange, useOnMount } from '../../hooks/use-on-mount.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { useChoice } from './choices.ts';
import {
  type DesignRefusal,
  type EnteredPersonalization,
  editorsAtom,
  personalizationsAtom,
  refusalsAtom,
} from './personalization.ts';

interface Editing {
  item: PersonalizedItem;
  offer: PersonalizationOffer;
  /** Whether the product can only be bought with a text. */
  isRequired: boolean;
  /** What was typed into the server's fields before. */
  typed: Readonly<Record<string, string>>;
  /** The message for a refusal without a message of the server. */
  refusedText: string;
  /** The element around the fields, among which the first wrong one gets the focus. */
  place: RefObject<HTMLElement | null>;
}

/**
 * The shopper's personalization of an item, which the page's buttons read (decision 101). Each change is stored at once
 * (decision 114).
 */
export function useEditor({ item, offer, isRequired, typed, refusedText, place }: Editing) {
  const store = useStore();
  const key = personalizationKey(item);
  const { choice, setTemplate, setLine } = useTypedChoice(item, offer, typed);
  const template = templateOf(offer, choice);
  const personalization = personalizationOf(offer, template, choice);
  const checked = checkPersonalization(personalization.lines);
  const payload = designToRender(personalization, { sku: item.sku });
  const of = payload && encodeJson(payload.design);
  useBadPatterns(checked.badPatterns);

  const refusal = useRefusal(key, of);
  const refused = refusal && placesOf(refusal, payload!.design.personalization);
  const { errors, isEmptyShown, handleLeave, ask } = useLineErrors(checked, personalization.lines, {
    isRequired,
    marked: refused?.marked ?? [],
    message: refusal && (refusal.message || refusedText),
    place,
  });
  const hasErrors = !!refusal || (errors.some(Boolean) && !isEmptyShown);

  const entered: EnteredPersonalization = {
    ...personalization,
    isPersonalized: !!payload,
    errorDetails: { isAddToCartDisabled: hasErrors },
  };
  useOnChange(
    () => store.set(personalizationsAtom, { ...store.get(personalizationsAtom), [key]: entered }),
    `${key} ${encodeJson(entered)}`,
  );

  const latest = useRef((): boolean => true);
  latest.current = () => {
    const isWrong =
      !!refusal || checked.lineErrors.some(Boolean) || (isRequired && checked.emptyError !== undefined);
    if (isWrong) ask();
    return !isWrong;
  };
  useOnChange(() => {
    const editor = { check: () => latest.current(), lead: ask };
    store.set(editorsAtom, { ...store.get(editorsAtom), [key]: editor });
    return () => {
      const { [key]: _, ...others } = store.get(editorsAtom);
      store.set(editorsAtom, others);
    };
  }, key);

  return {
    template,
    personalization,
    lines: personalization.lines.map((line, nth) => ({ ...line, error: errors[nth] })),
    legendError: refused?.place === 'legend' ? (refusal!.message ?? refusedText) : undefined,
    summaryError: refused?.place === 'summary' ? (refusal!.message ?? refusedText) : undefined,
    /** The payload of a preview; undefined while the lines cannot be drawn (checkout §5). */
    design: checked.isRenderable && payload ? { payload, of: of! } : undefined,
    setTemplate,
    setLine,
    handleLeave,
  };
}

/** The typed text and the choices; at first, the text that was typed into the server's fields. */
function useTypedChoice(
  item: PersonalizedItem,
  offer: PersonalizationOffer,
  typed: Readonly<Record<string, string>>,
) {
  const { choice: kept, write } = useChoice(item);
  const choice: PersonalizationChoice = kept ?? { lines: [] };
  const { templateName } = templateOf(offer, choice);

  useOnMount(() => {
    const first = typedChoice(offer, typed);
    if (!first.lines.some(({ text }) => text)) return;
    const others = choice.lines.filter(
      ({ elementName }) => !first.lines.some((line) => line.elementName === elementName),
    );
    write({ ...first, lines: [...others, ...first.lines] });
  });

  const latest = useRef({ choice, templateName, write });
  latest.current = { choice, templateName, write };
  // The same functions for each render, so that a key renders no more than its line.
  const setTemplate = useCallback((name: string) => {
    const { choice, write } = latest.current;
    write({ ...choice, templateName: name });
  }, []);
  const setLine = useCallback((changed: LineChoice) => {
    const { choice, templateName, write } = latest.current;
    write({ ...withLineChoice(choice, changed), templateName });
  }, []);
  return { choice, setTemplate, setLine };
}

/** The server's refusal of this very design. */
function useRefusal(key: string, of: string | undefined): DesignRefusal | undefined {
  const { [key]: refusal } = useAtomValue(refusalsAtom);
  return refusal && refusal.of === of ? refusal : undefined;
}

/** The places that a refusal marks (checkout §8, decision 100); a profane word that is in no line marks the summary. */
function placesOf(
  { code, profaneTexts }: DesignRefusal,
  lines: readonly Pick<PersonalizationLine, 'elementName' | 'text'>[],
) {
  const marked = markedLines({ businessErrorCode: code, profaneTexts }, lines);
  const place = personalizationErrorPlace(code);
  return { marked, place: place === 'profaneTexts' && !marked.length ? 'summary' : place };
}

interface Shown {
  isRequired: boolean;
  /** The lines that the server's refusal marks, and its message. */
  marked: readonly string[];
  message: string | undefined;
  place: RefObject<HTMLElement | null>;
}

/** The error of each line, shown at once, except for a text that is empty or still too short. */
function useLineErrors(
  { lineErrors, emptyError }: ReturnType<typeof checkPersonalization>,
  lines: readonly PersonalizationLine[],
  { isRequired, marked, message, place }: Shown,
) {
  const texts = useTexts(personalizationMessages);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(0);
  const isEmptyShown = asks > 0 && isRequired && emptyError !== undefined;

  useEffect(() => {
    const wrong = '[aria-invalid], [data-state="error"][tabindex]';
    if (asks) place.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [asks, place]);

  const errors = lines.map(({ elementName }, nth) => {
    const error = lineErrors[nth];
    const isHeld = error === 'personalizationTooShort' && !asks && !left.has(elementName);
    if (error && !isHeld) return texts[error];
    if (marked.includes(elementName)) return message;
    return isEmptyShown && nth === 0 ? texts[emptyError] : undefined;
  });

  return {
    errors,
    isEmptyShown,
    /** A line is left. */
    handleLeave: (elementName: string) => setLeft((before) => new Set(before).add(elementName)),
    ask: () => setAsks((before) => before + 1),
  };
}

/** Reports each pattern of the server that is no regular expression, once (decision 36). */
function useBadPatterns(patterns: readonly string[]): void {
  const reported = useRef(false);
  useOnChange(() => {
    if (!patterns.length || reported.current) return;
    reported.current = true;
    console.error(
      `[storefront-islands] personalization: fontAttributes.validationRegEx accepts a regular expression; ${patterns.map((pattern) => JSON.stringify(pattern)).join(', ')} was given and is ignored.`,
    );
  }, patterns.join());
}
