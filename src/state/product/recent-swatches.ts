import * as v from 'valibot';
import { filledText } from '../../contract/fields.ts';
import { recentSwatchesKey, withSwatch } from '../../domain/product/recent-swatches.ts';
import { safeUrl } from '../../page/navigation.ts';
import { storedAtom } from '../stored-atom.ts';

/** A picked swatch in local storage (checkout §3). */
const swatch = v.object({
  ChoiceCode: filledText,
  Name: v.optional(v.string()),
  /** Any CSS colour. */
  Color: v.optional(v.string()),
  ImagePath: v.optional(v.string()),
  /** The page where it was picked. */
  Url: v.optional(v.string()),
});

export type Swatch = v.InferOutput<typeof swatch>;

/** The swatches, latest first, shared by all tabs. Invalid entries are left out. */
export const recentSwatchesAtom = storedAtom('local', recentSwatchesKey, (kept): Swatch[] =>
  (Array.isArray(kept) ? kept : [])
    .flatMap((one: unknown) => {
      const { success, output } = v.safeParse(swatch, one);
      // Keeps the fields that another script of the page stored with it.
      return success ? [{ ...(one as object), ...output }] : [];
    })
    .reduceRight<Swatch[]>(withSwatch, []),
);

/** The swatch of one of the page's own elements, if it has one. */
export function swatchOf(element: Element): Swatch | undefined {
  const { choiceCode, choiceName, choiceColor, choiceImage } = (element as HTMLElement).dataset;
  const read = v.safeParse(swatch, {
    ChoiceCode: choiceCode,
    Name: choiceName ?? element.textContent?.trim(),
    Color: choiceColor,
    ImagePath: choiceImage,
    // The full URL, because other pages link to it.
    Url: safeUrl(element.getAttribute('href'))?.href,
  });
  return read.success ? read.output : undefined;
}
