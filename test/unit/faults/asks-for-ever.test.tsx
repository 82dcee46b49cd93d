import { type ReactNode, useEffect } from 'react';
import { expect, it } from 'vitest';
import { getShippingChargesExample } from '../../../src/contract/delivery/shipping-charges.examples.ts';
import { getShippingCharges } from '../../../src/contract/delivery/shipping-charges.ts';
import { useOnMount } from '../../../src/hooks/use-on-mount.ts';
import { send } from '../../../src/http/send.ts';
import { defineIsland } from '../../../src/runtime/define-island.ts';
import { useRead } from '../../../src/state/use-read.ts';
import { Button } from '../../../src/ui/button.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { renderIsland } from '../render-island.tsx';
import { checkFault } from './check-fault.ts';
import { body, button, type Driver } from './driver.ts';

const everyMinuteMs = 60_000;

interface Charges {
  state: ReturnType<typeof useRead>['state'];
  load: () => unknown;
}

/** A driver of a widget that reads the shipping charges, and `useMore` often than it should. */
function reading(useMore: (charges: Charges) => void): Driver {
  function View(): ReactNode {
    const { state, read } = useRead();
    const load = () => read((signal) => send(getShippingCharges, {}, { signal }));
    useOnMount(() => {
      load();
    });
    useMore({ state, load });
    return (
      <div className="charges">
        {state.status === 'done' && <p>Here they are.</p>}
        <FailureMessage state={state} />
        <Button onClick={load}>Try Again</Button>
      </div>
    );
  }
  const island = defineIsland({ name: 'charges', kind: 'inline', props: {}, about: '', view: View });
  const example = { about: '', answers: { getShippingCharges: getShippingChargesExample.answer } };
  return {
    name: 'sees the charges',
    call: 'getShippingCharges',
    place: '.charges',
    busy: null,
    example,
    async come(on) {
      return {
        act: () => renderIsland(island, example, { on }),
        again: () => on.shopper.click(button('Try Again')),
        done: () => expect(body()).toContain('Here they are.'),
      };
    },
  };
}

const tooOften = /sent while the shopper did nothing/;

it.each(['500', 'slow-then-fine'] as const)('a widget that asks once passes: %s', (fault) =>
  checkFault(
    reading(() => {}),
    fault,
  ),
);

it.each(['500', 'slow-then-fine'] as const)('one that asks every minute fails: %s', async (fault) => {
  const polling = reading(({ load }) =>
    useOnMount(() => {
      const timer = setInterval(load, everyMinuteMs);
      return () => clearInterval(timer);
    }),
  );
  await expect(checkFault(polling, fault)).rejects.toThrow(tooOften);
});

it('one that asks again a minute after each failure fails', async () => {
  const retrying = reading(({ state, load }) =>
    useEffect(() => {
      if (state.status !== 'failed') return;
      const timer = setTimeout(load, everyMinuteMs);
      return () => clearTimeout(timer);
    }),
  );
  await expect(checkFault(retrying, '500')).rejects.toThrow(tooOften);
});

it('one that asks again after each answer fails', async () => {
  const looping = reading(({ state, load }) =>
    useEffect(() => {
      if (state.status === 'done') load();
    }),
  );
  await expect(checkFault(looping, 'slow-then-fine')).rejects.toThrow();
});
