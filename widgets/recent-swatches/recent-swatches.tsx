import { useAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { shownSwatchesLimit } from '../../src/domain/product/product-limits.ts';
import { withSwatch } from '../../src/domain/product/recent-swatches.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { recentSwatchesAtom, type Swatch, swatchOf } from '../../src/state/product/recent-swatches.ts';
import type { RecentSwatchesProps } from './recent-swatches.island.ts';
import { recentSwatchesMessages } from './recent-swatches.messages.ts';

/**
 * The swatches picked last. Each links to this page's own swatch if it has one, otherwise to the page where it was
 * picked. Before the first pick nothing shows, not even the heading.
 */
export function RecentSwatches({ heading }: RecentSwatchesProps): ReactNode {
  const { signal } = useIsland();
  const [swatches, pick] = useAtom(recentSwatchesAtom);
  const texts = useTexts(recentSwatchesMessages);
  const id = usePageId();

  useEffect(() => {
    // In the capture phase, because an old page's script may stop the click.
    function handleClick({ target }: MouseEvent) {
      const element = (target as Element).closest?.('[data-choice-code]');
      const picked = element && swatchOf(element);
      if (picked) pick((kept) => withSwatch(kept, picked));
    }
    document.addEventListener('click', handleClick, { capture: true, signal });
  }, [signal, pick]);

  const shown = swatches.slice(0, shownSwatchesLimit.most);
  if (shown.length === 0) return null;
  return (
    <section className="si-recent-swatches" aria-labelledby={id}>
      <h2 className="si-recent-swatches__title" id={id}>
        {heading ?? texts.recentSwatchesHeading}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-recent-swatches__list" role="list">
        {shown.map((swatch) => (
          <li key={swatch.ChoiceCode}>
            <RecentSwatch {...swatch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentSwatch({ ChoiceCode, Name = ChoiceCode, Color, ImagePath, Url }: Swatch): ReactNode {
  const offered = document.querySelector(`a[data-choice-code="${CSS.escape(ChoiceCode)}"]`);
  const href = safeUrl(offered?.getAttribute('href') ?? Url)?.href;
  const content = (
    <>
      <span className="si-recent-swatches__dot" style={{ backgroundColor: Color }}>
        {ImagePath && <img src={ImagePath} alt="" width="20" height="20" />}
      </span>
      <span className="si-recent-swatches__name">{Name}</span>
    </>
  );
  return href ? (
    <a className="si-recent-swatches__swatch" href={href} title={Name}>
      {content}
    </a>
  ) : (
    <span className="si-recent-swatches__swatch" title={Name}>
      {content}
    </span>
  );
}
