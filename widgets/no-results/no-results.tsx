import { type ReactNode, useState } from 'react';
import { findRegistryPath, newArrivalsPath, noResultsMessages } from '../../src/domain/listing/no-results.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { isMobile } from '../../src/page/media.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button, ButtonLink } from '../../src/ui/button.tsx';
import type { NoResultsProps } from './no-results.island.ts';

/** What was viewed before; the categories only where the page says where they are read. */
const carousels = (endpoints: Record<string, string>) => [
  'recently-viewed-products',
  ...(endpoints.getRecentlyViewedCategories ? ['recently-viewed-categories'] : []),
];

/** Nothing was found: why, what can be done, and what was viewed before (cart §2). */
export function NoResults({
  term,
  reason,
  searchBox,
  searchUrl,
  chatOpener,
  showsRecent,
  headingLevel,
}: NoResultsProps): ReactNode {
  const { host } = useIsland();
  const { brand, country, isChatAvailable, endpoints, messages } = pageContext();
  const texts = withOverrides(noResultsMessages, messages);
  const shop = { brand, country, isMobile: isMobile() };
  const registry = findRegistryPath(shop);
  const [hasChat, setHasChat] = useState(isChatAvailable && chatOpener);
  // The page's own, outside this host, are not to be seen twice.
  const [missing] = useState(() =>
    carousels(endpoints).filter((name) =>
      [...document.querySelectorAll(`[data-island="${name}"]`)].every((other) => host.contains(other)),
    ),
  );
  const Heading = `h${headingLevel as 1 | 2 | 3 | 4}` as const;

  function handleNewSearch() {
    // A search inside a facet is another one.
    const boxes = [...document.querySelectorAll<HTMLInputElement>(searchBox)].filter(
      (box) => !box.closest('[data-island="listing-filters"]'),
    );
    // One that is hidden takes no focus.
    const focused = boxes.find((box) => {
      box.focus();
      return box === document.activeElement;
    });
    if (focused) focused.select?.();
    else navigate(searchUrl);
  }

  function handleChat() {
    const opener = document.querySelector<HTMLElement>(chatOpener!);
    if (opener) opener.click();
    else setHasChat(false);
  }

  return (
    <>
      <section className="si-no-results">
        <Heading className="si-heading si-no-results__heading">{texts.noResultsHeading}</Heading>
        <p className="si-no-results__text">
          {term ? texts.noResultsText : texts.noResultsTextNoSearch}
          {term && (
            <>
              {' '}
              <bdi className="si-no-results__term">“{term}”</bdi>
            </>
          )}
        </p>
        {reason && <p className="si-quiet">{texts[reason]}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul className="si-no-results__actions" role="list" aria-label={texts.noResultsActions}>
          <li>
            <Button isWide onClick={handleNewSearch}>
              {texts.noResultsNewSearch}
            </Button>
          </li>
          {registry && (
            <li>
              <ButtonLink href={registry}>{texts.noResultsRegistry}</ButtonLink>
            </li>
          )}
          <li>
            <ButtonLink href={newArrivalsPath(shop)}>{texts.noResultsNewArrivals}</ButtonLink>
          </li>
          <li>
            <Button
              isWide
              kind="secondary"
              onClick={handleChat}
              {...(!hasChat && { disabled: true, title: texts.noResultsChatUnavailable })}
            >
              {texts.noResultsChat}
            </Button>
          </li>
        </ul>
      </section>
      {(showsRecent ? missing : []).map((name) => (
        <div key={name} className="si-no-results__recent">
          <div data-island={name} />
        </div>
      ))}
    </>
  );
}
