import { fillIn } from '../messages.ts';
import { lineText, type Personalization } from './personalization.ts';
import type { lineMessages } from './personalization-line-messages.ts';
import type { PersonalizationTemplate } from './templates.ts';

/** The shown names of a line's fonts and colors. */
export const nameOfFont = ({ fonts }: PersonalizationTemplate, font: string | undefined) =>
  fonts.find((one) => one.font === font)?.name ?? font;

export const nameOfColor = ({ textColors }: PersonalizationTemplate, color: string | undefined) =>
  textColors.find((one) => one.textColor === color)?.name ?? color;

/** A personalization in words: `“Ada” in Script, Navy; “2026” in Block, Navy`; empty without a text. */
export function personalizationInWords(
  { lines, font: fontOfAll, textcolor }: Personalization,
  template: PersonalizationTemplate,
  texts: typeof lineMessages,
): string {
  return lines
    .map((line) => [lineText(line), line] as const)
    .filter(([text]) => text)
    .map(([text, line]) => {
      const font = nameOfFont(template, line.font ?? fontOfAll);
      const color = nameOfColor(template, line.textColor ?? textcolor);
      if (font && color) return fillIn(texts.editorLineInBoth, text, font, color);
      const one = font ?? color;
      return one ? fillIn(texts.editorLineIn, text, one) : fillIn(texts.editorLine, text);
    })
    .join('; ');
}
