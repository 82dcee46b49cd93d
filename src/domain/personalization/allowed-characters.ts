import { fillIn } from '../messages.ts';
import { charactersOf, lineLimit, lineText, type PersonalizationLine } from './personalization.ts';
import type { lineMessages } from './personalization-line-messages.ts';

type Ruled = Pick<PersonalizationLine, 'maxLength' | 'fontAttributes'>;

const capital = 'AZ';
const small = 'az';
const digits = '09';
const marks = ".,'&-!/+:";
const probes = [...capital, ...small, ...digits, ' ', ...marks];

/**
 * Whether a font has a character, for a pattern that is a plain list of characters; undefined for any other pattern,
 * whose meaning cannot be told character by character.
 */
function characterRule({ fontAttributes }: Ruled): ((character: string) => boolean) | undefined {
  const { validationRegEx: pattern = '', minLength = 1 } = fontAttributes ?? {};
  // From the start to the end of the line, one list, repeated.
  if (!/^\^\[(?:[^\]\\]|\\.)+\](?:[*+]|\{\d*,?\d*\})\$$/.test(pattern)) return undefined;
  try {
    const rule = new RegExp(pattern);
    return (character) => rule.test(character.repeat(Math.max(minLength, 1)));
  } catch {
    return undefined;
  }
}

/** The characters of a text that its font lacks, each once; none where the pattern does not say. */
export function foreignCharacters(line: PersonalizationLine): string[] {
  const has = characterRule(line);
  if (!has) return [];
  return [...new Set(charactersOf(lineText(line)))].filter((character) => !has(character));
}

/** The limits of a line in words, so that they are known before they are broken: `Up to 12 characters. Use letters …` */
export function lineRules(line: Ruled, texts: typeof lineMessages): string {
  return [limitInWords(line, texts), charactersInWords(line, texts)].filter(Boolean).join(' ');
}

function limitInWords(line: Ruled, texts: typeof lineMessages): string {
  const limit = lineLimit(line);
  const { minLength = 0 } = line.fontAttributes ?? {};
  if (limit === Infinity) return minLength > 1 ? fillIn(texts.editorAtLeast, minLength) : '';
  if (limit === 1) return texts.editorLimitOne;
  if (minLength === limit) return fillIn(texts.editorExactly, limit);
  return minLength > 1 ? fillIn(texts.editorRange, minLength, limit) : fillIn(texts.editorLimit, limit);
}

function charactersInWords(line: Ruled, texts: typeof lineMessages): string {
  const has = characterRule(line);
  const allowed = has ? probes.filter(has) : [];
  const hasAll = (some: string) => [...some].every((one) => allowed.includes(one));
  // A list that has a part of the letters only cannot be said in a few words.
  const isWhole = [capital, small, digits].every(
    (some) => hasAll(some) || ![...some].some((one) => allowed.includes(one)),
  );
  if (!allowed.length || !isWhole) return '';
  const letters = hasAll(capital + small)
    ? texts.editorLetters
    : hasAll(capital)
      ? texts.editorCapitals
      : hasAll(small) && texts.editorSmallLetters;
  const words = [letters, hasAll(digits) && texts.editorDigits, hasAll(' ') && texts.editorSpaces];
  const signs = [...marks].filter((mark) => allowed.includes(mark)).join(' ');
  return fillIn(texts.editorUse, [...words, signs].filter(Boolean).join(', '));
}
