/** The id that Storybook gives a page: `Guide/The doctor` is `guide-the-doctor`. */
export function storybookId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * A page's HTML with Storybook's addresses, such as `?path=/docs/guide-the-doctor--docs`, replaced by those of the site.
 * @param addresses a page's address by its id in Storybook
 * @throws Error naming a page that does not exist
 */
export function withSiteLinks(html: string, addresses: ReadonlyMap<string, string>): string {
  return html.replaceAll(
    /href="\?path=\/(?:docs|story)\/([\w-]+?)--[\w-]+(#[\w-]+)?"/g,
    (_, id, part = '') => {
      const address = addresses.get(id);
      if (!address) throw new Error(`A page of the guide links to "${id}", which is no page of it.`);
      return `href="${address}${part}"`;
    },
  );
}

/** The files of the package that a page of the site's folder names, such as `dist/openapi.json`, as links. */
export function withFileLinks(html: string): string {
  return html.replaceAll(/<code>dist\/([\w.-]+\.(?:json|txt))<\/code>/g, '<a href="../$1">$&</a>');
}
