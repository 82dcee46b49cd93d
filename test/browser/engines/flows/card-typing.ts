import { commandKey } from '../engine.ts';
import { type Flow, silent } from '../flow.ts';
import type { Shopper, Target } from '../shopper.ts';

const form = '.si-card-entry form';
const number: Target = [`${form} input`, 'Card number'];
/** Another field of the page, as the source of a paste. */
const search = '#search-box';

interface Row {
  fact: string;
  digits: string;
  /** The caret position, or the selection. */
  at: [from: number, to?: number];
  edit(shopper: Shopper): Promise<void>;
  /** The field's text afterwards, with a bar at the caret. */
  shown: string;
}

const rows: Row[] = [
  {
    fact: 'a digit typed in the middle',
    digits: '41111111',
    at: [2],
    edit: (shopper) => shopper.type('9'),
    shown: '419|1 1111 1',
  },
  {
    fact: 'Delete over a gap',
    digits: '41112222',
    at: [4],
    edit: (shopper) => shopper.press('Delete'),
    shown: '4111| 222',
  },
  {
    fact: 'Backspace over a gap',
    digits: '41111111',
    at: [5],
    edit: (shopper) => shopper.press('Backspace'),
    shown: '411|1 111',
  },
  {
    fact: 'a paste into the middle',
    digits: '41111111',
    at: [2],
    edit: (shopper) => shopper.press(commandKey, 'v'),
    shown: '4122 33|11 1111',
  },
  {
    fact: 'undo',
    digits: '41111111',
    at: [5],
    async edit(shopper) {
      await shopper.press('Backspace');
      await shopper.press(commandKey, 'z');
      await shopper.press(commandKey, 'z');
    },
    shown: '4111 111|',
  },
  {
    fact: 'a digit that replaces the selection',
    digits: '4111111111111111',
    at: [3, 7],
    edit: (shopper) => shopper.type('9'),
    shown: '4119| 1111 1111 11',
  },
];

export const cardTyping: Flow = {
  name: 'card typing',
  async run(shopper, step) {
    await step('the payment page mounts the card’s fields', async () => {
      await shopper.visit('/p/410553');
      await shopper.post('/cart/add', { Sku: '410553', Quantity: '1' });
      await shopper.post('/checkout/guest');
      await shopper.visit('/checkout/payment');
      await shopper.finds(number);
      await copy(shopper, '22-33');
    });
    for (const { fact, digits, at, edit, shown } of rows)
      await step(`value and caret: ${fact}`, async () => {
        await emptied(shopper);
        await shopper.type(digits);
        await select(shopper, at);
        await edit(shopper);
        await shopper.sees(() => field(shopper), shown);
      });
    await step('by keyboard alone a card pays for the order, and its fields are emptied', async () => {
      await emptied(shopper);
      for (const text of ['4111111111111111', '1239', '123']) {
        await shopper.type(text);
        if (text !== '123') await shopper.press('Tab');
      }
      await shopper.press('Enter');
      await shopper.finds(['.si-card-entry .si-message', 'Visa ending in 1111 now pays for this order.']);
      await shopper.sees(() => field(shopper), '|');
    });
    await silent(shopper, step);
  },
};

async function emptied(shopper: Shopper): Promise<void> {
  await shopper.read(form, (element) => (element as unknown as HTMLFormElement).reset());
  await shopper.focus(number);
}

async function copy(shopper: Shopper, text: string): Promise<void> {
  await shopper.click(search);
  await shopper.type(text);
  await shopper.press(commandKey, 'a');
  await shopper.press(commandKey, 'c');
}

async function select(shopper: Shopper, [from, to = from]: Row['at']): Promise<void> {
  await shopper.evaluate(`document.activeElement.setSelectionRange(${from}, ${to})`);
}

function field(shopper: Shopper): Promise<string | null> {
  return shopper.read(number, ({ value, selectionStart, selectionEnd }) => {
    const [from, to] = [selectionStart!, selectionEnd!];
    const selected = from === to ? '|' : `[${value.slice(from, to)}]`;
    return value.slice(0, from) + selected + value.slice(to);
  });
}
