import type { ReactNode } from 'react';
import { registryAddPath, registryListPath } from '../../src/domain/registry/registry.ts';
import type { useTokenPost } from '../../src/hooks/use-token-post.ts';
import { pageContext } from '../../src/page/context.ts';
import { ownUrl } from '../../src/page/navigation.ts';
import type { RegistryChoiceProps } from './registry-choice.island.ts';

interface CreateProps extends Pick<RegistryChoiceProps, 'items'> {
  /** The submit button, which is outside the form, refers to it. */
  id: string;
  /** The form's post; the button is busy while the token is read. */
  post: ReturnType<typeof useTokenPost>;
}

/**
 * A link to the page that creates a registry. It posts the same form as a page without script, so that the server
 * keeps the item until a registry exists. The form takes only one item: of several, the first is kept, which the
 * layer says.
 */
export function RegistryChoiceCreate({ id, items, post }: CreateProps): ReactNode {
  const { token, handleSubmit } = post;
  const { field } = pageContext().antiForgery;
  const [item] = items;

  if (!item) return <form id={id} action={ownUrl(registryListPath)} />;
  return (
    <form id={id} method="post" action={ownUrl(registryAddPath)} onSubmit={handleSubmit}>
      <input type="hidden" name={field} ref={token} />
      <input type="hidden" name="Sku" value={item.sku} />
      <input type="hidden" name="Quantity" value={item.quantity} />
      <input type="hidden" name="returnUrl" value={location.pathname + location.search} />
    </form>
  );
}
