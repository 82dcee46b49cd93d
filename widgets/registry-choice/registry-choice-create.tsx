import { type ReactNode, useRef } from 'react';
import { registryAddPath, registryListPath } from '../../src/domain/registry/registry.ts';
import { pageContext } from '../../src/page/context.ts';
import { readToken } from '../../src/page/token.ts';
import type { RegistryChoiceProps } from './registry-choice.island.ts';

interface CreateProps extends Pick<RegistryChoiceProps, 'items'> {
  /** What submits it stands elsewhere, and names it. */
  id: string;
}

/**
 * The way to where a registry is made: the form of a page without script, whose answer keeps the item until there is a
 * registry for it. That form takes one item; of several the page that makes one knows nothing.
 */
export function RegistryChoiceCreate({ id, items }: CreateProps): ReactNode {
  const token = useRef<HTMLInputElement>(null);
  const { field } = pageContext().antiForgery;
  const [item, another] = items;

  // As the page has it now (decision 10); its value is never React's.
  function handleSubmit() {
    if (!token.current) return;
    token.current.value = '';
    token.current.value = readToken()?.value ?? '';
  }

  if (!item || another) return <form id={id} action={registryListPath} />;
  return (
    <form id={id} method="post" action={registryAddPath} onSubmit={handleSubmit}>
      <input type="hidden" name={field} ref={token} />
      <input type="hidden" name="Sku" value={item.sku} />
      <input type="hidden" name="Quantity" value={item.quantity} />
      <input type="hidden" name="returnUrl" value={location.pathname + location.search} />
    </form>
  );
}
