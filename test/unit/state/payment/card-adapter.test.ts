import { expect, test } from 'vitest';
import { defineIsland } from '../../../../src/runtime/define-island.ts';
import { type CardAdapter, useCardAdapter } from '../../../../src/state/payment/card-adapter.ts';
import * as calls from '../../../../src/state/payment/send-payment.ts';
import { examples } from '../../../../widgets/add-card/add-card.examples.ts';
import { openIsland } from '../../render-island.tsx';

test('a wiped card has neither a number nor a code left to send', async () => {
  let adapter: CardAdapter | undefined;
  function FormWithoutFields() {
    adapter = useCardAdapter({});
    return null;
  }
  const form = defineIsland({
    name: 'card-form',
    kind: 'overlay',
    about: 'A form without fields.',
    props: {},
    view: FormWithoutFields,
  });
  const island = await openIsland(form, { ...examples.empty, props: {} });
  const text = { number: '4111 1111 1111 1111', expiry: '12/39', securityCode: '123' };
  adapter!.form.fields.ref.current = {
    read: () => text,
    focus() {},
    settle() {},
    fill() {},
    wipe() {},
  };
  const card = adapter!.enter({ saveToAccount: false })!;
  card.wipe!();
  await card.pay({ attemptId: '7d444840-9dc0-41d1-b245-5ffdce74fad2' }, calls);
  expect(island.requests.map(({ body }) => body)).toMatchObject([{ cardOneData: { number: '', cvv: '' } }]);
});
