import { expect } from 'vitest';
import { addressExamples } from '../../../../src/contract/checkout/address.examples.ts';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { recipientsMessages } from '../../../../widgets/checkout/shipping/shipping-recipients.messages.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, field, soon } from '../driver.ts';

const said = [
  '.si-checkout .si-message[data-state="error"]',
  '.si-checkout .si-field[data-state="error"] .si-field__slot',
  'dialog .si-message[data-state="error"]',
].join(', ');

interface AtShipping extends Pick<Driver, 'name' | 'call' | 'timeoutText'> {
  place: string;
  example: Driver['example'];
  /** A text of the step that shows once the step is ready. */
  ready: string;
  come?: (on: TestPage) => Promise<unknown>;
  act: (on: TestPage) => Promise<unknown>;
  kept?: () => void;
  done?: () => void;
}

const atShipping = ({ example, ready, come, act, kept, done, ...driver }: AtShipping): Driver => ({
  ...driver,
  example,
  said,
  path: '/checkout/shipping',
  async come(on) {
    await renderIsland(checkout, example, { on });
    await soon(() => expect(body()).toContain(ready));
    await come?.(on);
    return {
      act: () => act(on),
      kept: () => kept?.(),
      done: done ?? (() => expect(document.querySelector('[aria-busy="true"]')).toBeNull()),
    };
  },
});

const isNext = () => expect(body()).toContain('This is a gift');
const next = (on: TestPage) => on.shopper.click(button('Next'));

const typed = (label: string) =>
  field(
    `[id="${[...document.querySelectorAll('label')].find(({ textContent }) => textContent!.startsWith(label))!.htmlFor}"]`,
  );

const texts: [label: string, text: string][] = [
  ['First name', 'Ann'],
  ['Last name', 'Baker'],
  ['Street address', '233 S Wacker Dr'],
  ['ZIP code', '60606'],
  ['City', 'Chicago'],
  ['Phone', '3125550142'],
];

async function type(on: TestPage, isGuest: boolean): Promise<void> {
  for (const [label, text] of texts) await on.shopper.type(typed(label), text);
  await on.shopper.selectOptions(typed('State'), 'IL');
  if (isGuest) await on.shopper.type(typed('Email'), 'ann@example.com');
}

const reachable = { ...checkoutExamples['all done'], furthestStep: 2 };

const guest = {
  ...examples['shipping as a guest'],
  answers: { ...examples['shipping as a guest'].answers, refreshCheckout: reachable },
};
const book = { ...examples.shipping, answers: { ...examples.shipping.answers, refreshCheckout: reachable } };

/** The sofa for Mia, three vases for Ann. */
const several = (() => {
  const whole = structuredClone(checkoutExamples['several recipients']) as unknown as {
    basketItems: { quantity: number; recipients: object[] }[];
  };
  const [sofa, vases] = whole.basketItems;
  sofa!.recipients = [{ basketItemId: '1-1', recipientId: 'recipient-2', quantity: 1 }];
  Object.assign(vases!, {
    quantity: 3,
    recipients: [{ basketItemId: '2-1', recipientId: 'recipient-1', quantity: 3 }],
  });
  const example = examples['several recipients'];
  return { ...example, props: { checkout: whole }, answers: { ...example.answers, refreshCheckout: whole } };
})();

/** The same once the cabin is a recipient's. */
const withCabin = (() => {
  const whole = structuredClone(several.props.checkout) as unknown as { recipientList: object[] };
  whole.recipientList.push({ id: 'recipient-3', address: addressExamples.cabin, shipments: [] });
  return { ...several, answers: { ...several.answers, refreshCheckout: whole } };
})();

const addressOfVases = () => document.querySelector<HTMLSelectElement>('select[name*="2-1"]')!;

/** Chooses an address for the vases. If it is chosen already, another one is chosen in between. */
async function send({ shopper }: TestPage, to: string): Promise<void> {
  const select = addressOfVases();
  if (select.value === to) await shopper.selectOptions(select, 'recipient recipient-1');
  await shopper.selectOptions(select, to);
}

/** The vases, which are Ann's. */
const vases = '.si-checkout-shipping__item:nth-child(2) .si-checkout-shipping__part';
const atForm = { place: '.si-checkout-shipping__form' };
const atSeveral = { example: several, ready: 'Total items', place: vases };
const atNewAddress = { ...atSeveral, place: 'dialog form' };

/** Opens the layer for a new address, types one, and saves it. */
async function addAddress(on: TestPage): Promise<void> {
  if (!document.querySelector('dialog')) {
    await on.shopper.selectOptions(addressOfVases(), 'New address…');
    await soon(() => expect(document.querySelector('dialog input')).not.toBeNull());
    await type(on, false);
  }
  await on.shopper.click(button('Save Address', document.querySelector('dialog')!));
}

/** Whose pieces go, and to whom. */
const moveSelects = () => document.querySelectorAll<HTMLSelectElement>('.si-checkout-shipping__move select');

const isSaved = () => expect(document.querySelector('dialog')).toBeNull();
function keepsAddress() {
  for (const [label, text] of texts) expect(typed(label).value.replaceAll('-', ''), label).toBe(text);
  expect(typed('State').value).toBe('IL');
}

export const drivers: readonly Driver[] = [
  atShipping({
    ...atForm,
    name: 'ships to a typed address',
    call: 'validateAndSaveAddress',
    example: guest,
    ready: 'Email address',
    come: (on) => type(on, true),
    act: next,
    kept() {
      keepsAddress();
      expect(typed('Email').value).toBe('ann@example.com');
    },
    done: isNext,
  }),
  atShipping({
    ...atForm,
    name: 'ships to an address of the account',
    call: 'saveShippingAddress',
    example: book,
    ready: 'A new address',
    act: next,
    done: isNext,
  }),
  atShipping({
    ...atForm,
    name: 'ends the shipping step',
    call: 'moveToShippingAndGiftOptions',
    example: book,
    ready: 'A new address',
    act: next,
    done: isNext,
  }),
  atShipping({
    ...atSeveral,
    name: 'sends a part to another recipient',
    call: 'saveRecipientSelection',
    act: (on) => send(on, 'recipient recipient-2'),
    kept: () => expect(addressOfVases().value).toBe('recipient recipient-2'),
  }),
  atShipping({
    ...atSeveral,
    example: withCabin,
    name: 'sends a part to an address that is new to the order',
    call: 'saveMultiShipping',
    async act(on) {
      // A retry after a failure.
      if (addressOfVases().value === 'address address-2')
        await on.shopper.selectOptions(addressOfVases(), 'recipient recipient-1');
      await on.shopper.selectOptions(addressOfVases(), 'address address-2');
    },
    kept: () => expect(addressOfVases().value).toBe('address address-2'),
  }),
  atShipping({
    ...atNewAddress,
    name: 'has a new address checked',
    call: 'validateAddress',
    act: addAddress,
    kept: keepsAddress,
    done: isSaved,
  }),
  atShipping({
    ...atNewAddress,
    name: 'sends a part to a new address',
    call: 'saveMultiShippingAddress',
    act: addAddress,
    kept: keepsAddress,
    done: isSaved,
  }),
  atShipping({
    ...atSeveral,
    name: 'splits a part',
    call: 'splitItem',
    timeoutText: recipientsMessages.splitNotKnown,
    act: (on) => on.shopper.click(button('Split')),
  }),
  atShipping({
    ...atSeveral,
    name: 'sends everything of one recipient to another',
    call: 'updateRecipientId',
    place: '.si-checkout-shipping__move',
    async come(on) {
      await soon(() => expect(body()).toContain('Everything for'));
      await on.shopper.click(document.querySelector('.si-checkout-shipping__move > summary')!);
      await on.shopper.selectOptions(moveSelects()[0]!, 'recipient-2');
      await on.shopper.selectOptions(moveSelects()[1]!, 'recipient recipient-1');
    },
    act: (on) => on.shopper.click(button('Move')),
    kept: () => expect(moveSelects()[0]!.value).toBe('recipient-2'),
  }),
  atShipping({
    ...atSeveral,
    name: 'changes how many pieces go to whom',
    call: 'saveMultiRecipientBasket',
    place: '.si-checkout-shipping__several',
    come: (on) =>
      on.shopper.click(
        document.querySelector('.si-checkout [aria-label^="One more: Quantity of Mira Vase"]')!,
      ),
    act: next,
    kept: () => expect(body()).toContain('Total items: 4 (before: 3)'),
    done: isNext,
  }),
];
