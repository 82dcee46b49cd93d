import * as v from 'valibot';
import { recentSwatchesKey, withSwatch } from '../../src/domain/product/recent-swatches.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import { storedAtom } from '../../src/state/stored-atom.ts';

/** A picked swatch as it is kept (checkout §3). */
const swatch = v.object({
  ChoiceCode: v.pipe(v.string(), v.nonEmpty()),
  Name: v.optional(v.string()),
  /** Any CSS colour. */
  Color: v.optional(v.string()),
  ImagePath: v.optional(v.string()),
  /** Where it was picked. */
  Url: v.optional(v.string()),
});

export type Swatch = v.InferOutput<typeof swatch>;

/** The swatches, latest first; kept for all tabs. Anything else that is kept there is left out. */
export const recentSwatchesAtom = storedAtom('local', recentSwatchesKey, (kept): Swatch[] =>
  (Array.isArray(kept) ? kept : [])
    .flatMap((one: unknown) => {
      const { success, output } = v.safeParse(swatch, one);
      // What another script of the page keeps with it stays with it.
      return success ? [{ ...(one as object), ...output }] : [];
    })
    .reduceRight<Swatch[]>(withSwatch, []),
);

/** The swatch that one of the page's own elements stands for, if it stands for one. */
export function swatchOf(element: Element): Swatch | undefined {
  const { choiceCode, choiceName, choiceColor, choiceImage } = (element as HTMLElement).dataset;
  const read = v.safeParse(swatch, {
    ChoiceCode: choiceCode,
    Name: choiceName ?? element.textContent?.trim(),
    Color: choiceColor,
    ImagePath: choiceImage,
    // Whole, for it is followed from other pages.
    Url: safeUrl(element.getAttribute('href'))?.href,
  });
  return read.success ? read.output : undefined;
}
