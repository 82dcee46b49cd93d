/**
 * Prevents navigation, because the shop's links and forms lead nowhere here. The page shows what would have happened
 * instead, above open layers too.
 */
export function stay(note: HTMLElement): void {
  const tell = (url: string) => {
    const { origin, pathname, search } = new URL(url, location.href);
    const shown = origin === location.origin ? pathname + search : url;
    note.textContent = `Here the page would go to ${shown}`;
    note.hidePopover();
    note.showPopover();
  };
  if ('navigation' in window) {
    window.navigation.addEventListener('navigate', (event) => {
      const { destination, navigationType, cancelable } = event;
      if (destination.sameDocument || navigationType === 'reload' || !cancelable) return;
      event.preventDefault();
      tell(destination.url);
    });
    return;
  }
  // For browsers without the Navigation API: links and forms.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || isSamePage(link)) return;
    event.preventDefault();
    tell(link.href);
  });
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    tell((event.target as HTMLFormElement).action);
  });
}

/** A link to another place of this page. */
function isSamePage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return !!hash && pathname === location.pathname && search === location.search;
}
