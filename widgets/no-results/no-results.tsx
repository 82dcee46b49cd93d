import { type ReactNode, useEffect, useState } from 'react';
import { findRegistryPath, newArrivalsPath, searchPath } from '../../src/domain/listing/no-results.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { isKidsPage } from '../../src/page/is-kids.ts';
import { isMobile } from '../../src/page/media.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button, ButtonLink } from '../../src/ui/button.tsx';
import type { NoResultsProps } from './no-results.island.ts';
import { noResultsMessages } from './no-results.messages.ts';

/** Says that nothing was found and why, with links to continue; recently viewed products below (cart §2). */
export function NoResults({
  term,
  reason,
  ways,
  showsRecent,
  headingLevel,
  ...props
}: NoResultsProps): ReactNode {
  const { host } = useIsland();
  const texts = useTexts(noResultsMessages);
  const [carousels] = useState(() => missingCarousels(host));
  const Heading = `h${headingLevel as 1 | 2 | 3 | 4}` as const;

  return (
    <>
      <section className="si-no-results">
        <Heading className="si-heading si-no-results__heading">{texts.noResultsHeading}</Heading>
        <p className="si-no-results__text">
          <span>{term ? `${texts.noResultsText} ` : texts.noResultsTextNoSearch}</span>
          {term && <bdi className="si-no-results__term">{`“${term}”`}</bdi>}
        </p>
        {reason && <p className="si-quiet">{texts[reason]}</p>}
        <Actions {...props} texts={texts} />
        {ways?.length ? (
          <nav className="si-no-results__ways" aria-label={texts.noResultsWays}>
            <p className="si-quiet">{texts.noResultsWays}</p>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
            <ul role="list">
              {ways.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </section>
      {showsRecent && (
        <div className="si-no-results__carousels">
          {carousels.map((name) => (
            <div key={name}>
              <div data-island={name} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Recently viewed carousels that the page does not already have; categories only if it configures their URL. */
function missingCarousels(host: Element): string[] {
  const names = ['recently-viewed-products'];
  if (pageContext().endpoints.getRecentlyViewedCategories) names.push('recently-viewed-categories');
  return names.filter((name) =>
    [...document.querySelectorAll(`[data-island="${name}"]`)].every((other) => host.contains(other)),
  );
}

interface ActionsProps extends Pick<NoResultsProps, 'searchBox' | 'searchUrl' | 'chatOpener'> {
  texts: typeof noResultsMessages;
}

/** Links and buttons to continue with. */
function Actions({ searchBox, searchUrl, chatOpener, texts }: ActionsProps): ReactNode {
  const { brand, country, isChatAvailable } = pageContext();
  const shop = { brand, country, isMobile: isMobile() };
  const registry = findRegistryPath(shop);
  const [hasChat, setHasChat] = useChat(!!isChatAvailable, chatOpener);

  function handleNewSearch() {
    if (!focusSearchBox(searchBox)) navigate(searchUrl ?? searchPath(isKidsPage()));
  }

  function handleChat() {
    const opener = document.querySelector<HTMLElement>(chatOpener);
    if (opener) opener.click();
    else setHasChat(false);
  }

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
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
  );
}

/** How long after the page's load its chat may still add its opener. */
const openerWaitMs = 10_000;

/** Whether the page's chat can be opened: it is available, and has an opener, which may come later than this widget. */
function useChat(isAvailable: boolean, opener: string) {
  const [hasChat, setHasChat] = useState(() => isAvailable && isOnPage(opener));
  const isMissing = isAvailable && !hasChat;

  useEffect(() => {
    if (!isMissing) return;
    console.error(
      `[storefront-islands] no-results: isChatAvailable is true, but nothing on the page matches data-chat-opener "${opener}", so “Chat with us” is disabled; accepted is a selector of the button that opens the page’s chat.`,
    );
    const watch = new MutationObserver(() => isOnPage(opener) && setHasChat(true));
    watch.observe(document.body, { childList: true, subtree: true });
    // An opener that a script adds much later than the page's load is not waited for.
    let wait: ReturnType<typeof setTimeout>;
    const stop = () => watch.disconnect();
    const waitOn = () => {
      wait = setTimeout(stop, openerWaitMs);
    };
    if (document.readyState === 'complete') waitOn();
    else addEventListener('load', waitOn, { once: true });
    return () => {
      stop();
      clearTimeout(wait);
      removeEventListener('load', waitOn);
    };
  }, [isMissing, opener]);

  return [hasChat, setHasChat] as const;
}

const isOnPage = (selector: string) => !!document.querySelector(selector);

/** Focuses the page's search box and selects its text; false if there is none that can be focused. */
function focusSearchBox(selector: string): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].some((box) => {
    // Excludes the search within a facet.
    if (box.closest('[data-island="listing-filters"]')) return false;
    // A hidden box cannot be focused.
    box.focus();
    if (box !== document.activeElement) return false;
    box.select?.();
    return true;
  });
}
