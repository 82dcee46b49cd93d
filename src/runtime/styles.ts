/** islands.css is missing: one error for the whole page, however many hosts fail for it. */
export const missingStyles = new Error(
  'islands.css does not apply: it did not load, or its <link rel="stylesheet"> is not in the page. The server’s content stays.',
);

let areThere = false;

function check(): boolean {
  areThere ||= !!getComputedStyle(document.documentElement).getPropertyValue('--si-styles');
  return areThere;
}

/** Undefined if islands.css applies; otherwise a promise that settles when it does, or has failed to load. */
export function styles(): Promise<void> | undefined {
  return check() ? undefined : stylesLater();
}

async function stylesLater(): Promise<void> {
  // The load event comes after every stylesheet of the page's own markup.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  else await Promise.all(pendingLinks().map((link) => settled(link)));
  if (!check()) throw missingStyles;
}

// A failed link has no sheet either, but its request has ended.
function pendingLinks(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet][href*="islands.css"]');
  return [...links].filter(({ sheet, href }) => !sheet && !performance.getEntriesByName(href).length);
}

function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    // A request that the page's security policy blocked leaves no trace.
    setTimeout(resolve, 4000);
  });
}
