import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { brandInTitle, debugTitle } from '../../src/domain/product/page-title.ts';
import { pageTitleMessages } from '../../src/domain/product/product-messages.ts';
import { useOnMount } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { specialOrderOf } from '../../src/state/special-order/special-order.ts';
import type { LoggedCall } from '../../src/state/special-order/special-order-log.ts';
import { Button } from '../../src/ui/button.tsx';
import type { SpecialOrderDebugProps } from './special-order-debug.island.ts';
import { debugMessages } from './special-order-debug.messages.ts';

/** The calls of a special order, newest first (checkout §2.2). */
export function SpecialOrderDebug({ sku }: SpecialOrderDebugProps): ReactNode {
  const { host } = useIsland();
  const order = specialOrderOf(useStore(), sku);
  const calls = useAtomValue(order.log.callsAtom);
  const texts = useTexts(debugMessages);

  useOnMount(() => {
    const words = pageTexts(pageTitleMessages);
    document.title = debugTitle(sku, words.brandName || brandInTitle(document.title), words);
    return order.join({ sku, isSilent: true }, host);
  });

  return (
    <section className="si-special-order-debug" aria-label={texts.debugHeading}>
      <h2 className="si-heading">{texts.debugHeading}</h2>
      <div>
        <Button kind="secondary" onClick={() => order.askAgain()}>
          {texts.debugAsk}
        </Button>
      </div>
      {calls.length ? (
        <table>
          <caption className="si-visually-hidden">{texts.debugHeading}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.debugCall}</th>
              <th scope="col">{texts.debugOutcome}</th>
              <th scope="col">{texts.debugTime}</th>
              <th scope="col">{texts.debugCacheSent}</th>
              <th scope="col">{texts.debugCacheGiven}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((logged) => (
              <CallRow key={logged.nth} {...logged} texts={texts} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="si-quiet">{texts.debugNone}</p>
      )}
    </section>
  );
}

type Texts = typeof debugMessages;

function CallRow({
  call,
  sent,
  outcome,
  ms,
  answer,
  outputCacheString,
  texts,
}: LoggedCall & { texts: Texts }): ReactNode {
  const outcomes = {
    busy: texts.outcomeBusy,
    answered: texts.outcomeAnswered,
    kept: texts.outcomeKept,
    dropped: texts.outcomeDropped,
    failed: texts.outcomeFailed,
  };
  const given = sent.outputCacheString;
  return (
    <tr data-state={outcome}>
      <th scope="row">
        <span>{call}</span>
        <Raw title={texts.debugSent} value={sent} />
        {answer !== undefined && <Raw title={texts.debugAnswer} value={answer} />}
      </th>
      <td>{outcomes[outcome]}</td>
      <td>{ms === undefined ? '' : fillIn(texts.debugMs, ms)}</td>
      <td>{typeof given === 'string' ? given : texts.debugNoString}</td>
      <td>{outputCacheString ?? texts.debugNoString}</td>
    </tr>
  );
}

function Raw({ title, value }: { title: string; value: unknown }): ReactNode {
  return (
    <details>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
