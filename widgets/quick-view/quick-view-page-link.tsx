import type { ReactElement, SyntheticEvent } from 'react';
import type { QuickViewModel } from '../../src/contract/quick-view/quick-view.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { safeUrl } from '../../src/page/navigation.ts';
import { quickViewMessages } from './quick-view.messages.ts';

interface PageLinkProps {
  model: QuickViewModel | undefined;
  /** The tile's link. */
  url: string | undefined;
}

/** The link to the product's page, with the options as they are chosen when it is followed. */
export function QuickViewPageLink({ model, url }: PageLinkProps): ReactElement | null {
  const { quickViewPage } = useTexts(quickViewMessages);
  const href = safeUrl(model?.url ?? url, [])?.href;
  if (!href) return null;

  // Before the browser follows it, opens it in a new tab, or copies it.
  function handleUse({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) {
    const followed = safeUrl(currentTarget.dataset.url, []);
    if (followed) currentTarget.href = followed.href;
  }

  return (
    <p className="si-quick-view__page">
      <a
        href={href}
        data-follows={model?.specialOrder && 'url'}
        onPointerDown={handleUse}
        onFocus={handleUse}
        onClick={handleUse}
      >
        {quickViewPage}
      </a>
    </p>
  );
}
