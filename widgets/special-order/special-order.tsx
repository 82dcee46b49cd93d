import type { ReactNode } from 'react';
import { lazyView, useLazyView } from '../../src/hooks/use-lazy-view.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useSpecialOrder } from '../../src/state/special-order/use-special-order.ts';
import type { SpecialOrderProps } from './special-order.island.ts';
import { specialOrderMessages } from './special-order.messages.ts';
import { SpecialOrderFailure } from './special-order-failure.tsx';
import { SpecialOrderGroup } from './special-order-group.tsx';
import { SpecialOrderQuickship } from './special-order-quickship.tsx';
import { SpecialOrderSummary } from './special-order-summary.tsx';

const fabricsView = lazyView(async () => {
  const { SpecialOrderFabrics } = await import(
    /* The layer with all fabrics of a special order. */ './special-order-fabrics.tsx'
  );
  return SpecialOrderFabrics;
});

/** The options of a product that is made to order, and a summary of what is chosen (checkout §4). */
export function SpecialOrder({ sku, pageUrl, model, quickship, heading }: SpecialOrderProps): ReactNode {
  const { host } = useIsland();
  const { order, state } = useSpecialOrder({ sku, pageUrl, model, quickship }, host);
  const texts = useTexts(specialOrderMessages);
  const { options, openOption } = state;
  const opened = options?.find(({ optionCode }) => optionCode === openOption);
  const { view: Fabrics, hasFailed, retry } = useLazyView(opened && fabricsView);

  useOnMount(() => {
    order.loadQuickship();
  });

  const parts = { order, state, texts, Heading: heading ? 'h3' : 'h2' } as const;
  if (!options?.length)
    return (
      <>
        <ServerContent />
        {state.status === 'failed' && (
          <SpecialOrderFailure
            message={state.message}
            tryAgain={texts.tryAgain}
            onRetry={() => order.retry()}
          />
        )}
      </>
    );
  return (
    <section className="si-special-order" aria-label={heading ?? texts.specialOrderLabel}>
      {heading && <h2 className="si-heading">{heading}</h2>}
      <SpecialOrderQuickship {...parts} />
      {options.map((option) => (
        <SpecialOrderGroup
          key={option.optionCode}
          {...parts}
          option={option}
          onPreload={() => fabricsView.load().catch(() => {})}
          onRetry={hasFailed && openOption === option.optionCode ? retry : undefined}
        />
      ))}
      <SpecialOrderSummary {...parts} />
      {opened && Fabrics && <Fabrics {...parts} option={opened} />}
    </section>
  );
}
