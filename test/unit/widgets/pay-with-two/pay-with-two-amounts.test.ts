import { describe, expect, test, vi } from 'vitest';
import { open } from '../../../../src/runtime/core.tsx';
import { examples } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { heldAnswer, openIsland, type RenderedIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';
import { skipTimers } from '../../skip-timers.ts';

const update = ({ page }: RenderedIsland) =>
  page.getByRole<HTMLButtonElement>('button', { name: /^(Update Payment|Updating…)$/ });
const box = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('checkbox', { name });
const amount = ({ page }: RenderedIsland, name: RegExp) =>
  page.getByRole<HTMLInputElement>('textbox', { name });
/** The popup with a Visa and an American Express chosen. */
async function openChosen(example: Parameters<typeof openIsland>[1] = examples.several) {
  const island = await openIsland(payWithTwo, example);
  await island.shopper.click(box(island, /Visa/));
  await island.shopper.click(box(island, /American Express/));
  return island;
}

async function type(island: RenderedIsland, name: RegExp, text: string) {
  await island.shopper.clear(amount(island, name));
  if (text) await island.shopper.type(amount(island, name), text);
}

describe('the amounts', () => {
  test('are halves at first', async () => {
    const island = await openChosen();
    expect(amount(island, /Visa/).value).toBe('899.50');
    expect(amount(island, /American Express/).value).toBe('899.50');
  });

  test('of an odd total add up to the cent', async () => {
    const island = await openChosen(examples['odd total']);
    expect(amount(island, /Visa/).value).toBe('50.00');
    expect(amount(island, /American Express/).value).toBe('49.99');
  });

  test('follow from each other', async () => {
    const island = await openChosen();
    await type(island, /Visa/, '99.99');
    expect(amount(island, /American Express/).value).toBe('1699.01');
    await type(island, /American Express/, '1,000');
    expect(amount(island, /Visa/).value).toBe('799.00');
  });

  test.each(['', '0', '-5', '1799', '1799.01', 'abc', '1e2', '12.345', 'Infinity'])(
    '%j shows an error at its field, and nothing is sent',
    async (text) => {
      const island = await openChosen();
      await type(island, /Visa/, text);
      await island.shopper.click(update(island));
      island.page.getByText('Enter an amount above 0 and below $1,799.00.', {
        selector: '.si-field__slot span',
      });
      expect(amount(island, /Visa/).getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(amount(island, /Visa/));
      expect(island.requests.map(({ call }) => call)).not.toContain('savePayment');
    },
  );

  test('are in the page’s currency', async () => {
    const island = await openChosen(examples.Canada);
    island.page.getByText('Total to pay: CAD $1,799.00');
  });

  test.each([
    ['the United States', examples.several, '$'],
    ['Canada', examples.Canada, '$'],
  ])('have their currency in the names of their fields: %s', async (_country, example, sign) => {
    const island = await openChosen(example);
    island.page.getByRole('textbox', { name: `Amount on Visa ···1111 (${sign})` });
    island.page.getByRole('textbox', { name: `Amount on American Express ···0005 (${sign})` });
  });

  test('say what remains for the other card', async () => {
    const island = await openChosen(examples.several);
    island.page.getByText('$899.50 remains for American Express ···0005.');
    const field = amount(island, /Visa/);
    await island.shopper.clear(field);
    await island.shopper.type(field, '1000');
    island.page.getByText('$799.00 remains for American Express ···0005.');
  });

  describe('announce', () => {
    /** Everything announced while `act` runs, in order. */
    async function saidDuring(act: () => Promise<void>): Promise<string[]> {
      const said: string[] = [];
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
          if (region?.textContent) said.push(region.textContent);
        }
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      const restoreTimers = skipTimers(50);
      await act();
      await new Promise((done) => setTimeout(done));
      restoreTimers();
      observer.disconnect();
      return said;
    }

    test('what remains once the field is left, not at every key', async () => {
      const island = await openChosen();
      expect(await saidDuring(() => type(island, /Visa/, '1000'))).toEqual([]);
      expect(await saidDuring(() => island.shopper.tab())).toEqual([
        '$799.00 remains for American Express ···0005.',
      ]);
    });

    test('an amount that is wrong, once the field is left', async () => {
      const island = await openChosen();
      await type(island, /Visa/, '1800');
      expect(await saidDuring(() => island.shopper.tab())).toEqual([
        'Enter an amount above 0 and below $1,799.00.',
      ]);
    });

    test('nothing if the field is left as it was', async () => {
      const island = await openChosen();
      amount(island, /Visa/).focus();
      expect(await saidDuring(() => island.shopper.tab())).toEqual([]);
    });
  });

  test('say nothing of a rest while the amount is wrong', async () => {
    const island = await openChosen(examples.several);
    await island.shopper.clear(amount(island, /Visa/));
    expect(island.page.queryByText(/remains for/)).toBeNull();
  });

  test('have no currency sign in their fields', async () => {
    const island = await openChosen(examples.Canada);
    expect(amount(island, /Visa/).value).toBe('899.50');
  });

  test('pass the focus to their card if it can no longer be chosen', async () => {
    const { payment } = examples.several.answers.refreshCheckout;
    const [visa, ...others] = payment.savedCards as [object];
    const held = heldAnswer({ payment: { ...payment, savedCards: [{ ...visa, isInUse: true }, ...others] } });
    const { answers } = examples.several;
    const island = await openChosen({
      ...examples.several,
      answers: { ...answers, refreshCheckout: held.answer },
    });
    amount(island, /Visa/).focus();
    held.release();
    await vi.waitFor(() => expect(island.page.queryByRole('textbox')).toBeNull());
    expect(document.activeElement).toBe(box(island, /Visa/));
  });

  describe('when the total changes', () => {
    /** The page passes another total, and the server agrees. */
    async function again(island: RenderedIsland, amountDue: number) {
      const { payment } = examples.several.answers.refreshCheckout;
      island.answer('refreshCheckout', { payment: { ...payment, amountDue } });
      await open(island.registry, payWithTwo, { ...examples.several.props, amountDue });
    }

    test('the amounts are halves of the new one, and the chosen cards stay', async () => {
      const island = await openChosen();
      await again(island, 100000);
      await vi.waitFor(() => expect(amount(island, /Visa/).value).toBe('500.00'));
      expect(amount(island, /American Express/).value).toBe('500.00');
      expect(box(island, /Visa/).checked).toBe(true);
      expect(document.querySelectorAll('dialog')).toHaveLength(1);
    });

    test('a typed amount stays, and the other follows', async () => {
      const island = await openChosen();
      await type(island, /American Express/, '300');
      await again(island, 100000);
      await vi.waitFor(() => expect(amount(island, /Visa/).value).toBe('700.00'));
      expect(amount(island, /American Express/).value).toBe('300');
      island.page.getByText(/The total has changed: please check the amounts./);
    });

    test('so that a typed amount leaves nothing, they are halves again', async () => {
      const island = await openChosen();
      await type(island, /American Express/, '1500');
      await again(island, 100000);
      await vi.waitFor(() => expect(amount(island, /American Express/).value).toBe('500.00'));
      expect(amount(island, /Visa/).value).toBe('500.00');
    });

    test('on the server, the new total is paid, whatever the page’s initial data', async () => {
      const island = await openChosen(examples['changed since']);
      await island.page.findByText('Total to pay: $1,899.00');
      expect(amount(island, /Visa/).value).toBe('949.50');
    });

    test('the page’s new total shows before the server’s answer', async () => {
      const island = await openChosen();
      island.answer('refreshCheckout', 'never');
      await open(island.registry, payWithTwo, { ...examples.several.props, amountDue: 100000 });
      await island.page.findByText('Total to pay: $1,000.00');
    });

    test('and the server refuses the old one, the new one shows, and typed amounts stay', async () => {
      const island = await openChosen(examples.refused);
      await type(island, /Visa/, '1000');
      const { payment } = examples.several.answers.refreshCheckout;
      island.answer('refreshCheckout', { payment: { ...payment, amountDue: 189900 } });
      await island.shopper.click(update(island));
      await island.page.findByText(/Total to pay: \$1,899.00/);
      expect(amount(island, /Visa/).value).toBe('1000');
      expect(amount(island, /American Express/).value).toBe('899.00');
    });
  });

  test('without a total from the page there are no amounts before the server’s answer', async () => {
    const island = await openIsland(payWithTwo, {
      ...examples['total not given'],
      answers: { refreshCheckout: 'never' },
    });
    expect(island.page.queryByText(/Total to pay/)).toBeNull();
    expect(island.page.queryByRole('checkbox')).toBeNull();
  });

  test('only the page’s total counts if the page pays', async () => {
    const { props, answers } = examples['changed since'];
    const onUpdate = () => {};
    const island = await openChosen({ about: '', props: { ...props, onUpdate }, answers });
    island.page.getByText('Total to pay: $1,799.00');
    expect(island.requests).toEqual([]);
  });
});

describe('two cards that pay already', () => {
  test('are preselected, with their amounts', async () => {
    const island = await openIsland(payWithTwo, examples['two pay already']);
    await vi.waitFor(() => expect(box(island, /Visa/).checked).toBe(true));
    expect(box(island, /American Express/).checked).toBe(true);
    expect(amount(island, /Visa/).value).toBe('1000.00');
    expect(amount(island, /American Express/).value).toBe('799.00');
  });

  test('can have their amounts changed', async () => {
    const island = await openIsland(payWithTwo, examples['two pay already']);
    await island.page.findByRole('textbox', { name: /Visa/ });
    await type(island, /Visa/, '900');
    await island.shopper.click(update(island));
    await island.page.findByText(/now pay for this order/);
    expect(sentPayments(island.requests)).toEqual([
      {
        accountCardOneData: { id: 'card-1', appliedAmount: 90000 },
        accountCardTwoData: { id: 'card-2', appliedAmount: 89900 },
      },
    ]);
  });

  test('are both preselected if they have the same network and last digits', async () => {
    const { props, answers } = examples['two pay already'];
    const { payment } = answers.refreshCheckout;
    const [visa] = payment.savedCards as [object];
    const savedCards = [visa, { ...visa, id: 'card-9' }];
    const [first, second] = payment.appliedCards as [object, object];
    const appliedCards = [
      first,
      { ...first, appliedAmount: (second as { appliedAmount: number }).appliedAmount },
    ];
    const island = await openIsland(payWithTwo, {
      about: '',
      props: { ...props, cards: savedCards },
      answers: { ...answers, refreshCheckout: { payment: { ...payment, savedCards, appliedCards } } },
    });
    const boxes = () => island.page.getAllByRole<HTMLInputElement>('checkbox');
    await vi.waitFor(() => expect(boxes().map(({ checked }) => checked)).toEqual([true, true]));
  });

  test('of which one is not saved: the saved one keeps its amount', async () => {
    const { props, answers } = examples['two pay already'];
    const { payment } = answers.refreshCheckout;
    const [visa, amex] = payment.appliedCards;
    const appliedCards = [{ ...visa, lastFour: '9999' }, amex];
    const island = await openIsland(payWithTwo, {
      about: '',
      props,
      answers: { ...answers, refreshCheckout: { payment: { ...payment, appliedCards } } },
    });
    await vi.waitFor(() => expect(box(island, /American Express/).checked).toBe(true));
    await island.shopper.click(box(island, /Mastercard/));
    expect(amount(island, /American Express/).value).toBe('799.00');
    expect(amount(island, /Mastercard/).value).toBe('1000.00');
  });

  test('can be replaced by others', async () => {
    const island = await openIsland(payWithTwo, examples['two pay already']);
    await vi.waitFor(() => expect(box(island, /Visa/).checked).toBe(true));
    await island.shopper.click(box(island, /Visa/));
    await island.shopper.click(box(island, /Mastercard/));
    expect(box(island, /Mastercard/).checked).toBe(true);
    expect(amount(island, /American Express/).value).toBe('899.50');
  });
});
