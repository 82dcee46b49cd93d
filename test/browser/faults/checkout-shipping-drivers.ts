import type { Page } from 'playwright-core';
import { pathOf } from '../flows/checkout-steps-page.ts';
import { addressFields, atOptions, atStep, parts, press } from './checkout-drivers.ts';
import type { Driver } from './driver.ts';

const several = { state: 'recipients', at: pathOf('shipping'), isSignedIn: true };

/** The address of the first part. */
const firstAddress = (page: Page) => parts(page).host.locator('select[name]').first();

/** Chooses another address of a group: one that is not chosen yet. */
const chooseAddress = (group: string) => async (page: Page) => {
  const values = await firstAddress(page)
    .locator(`optgroup[label="${group}"] option:not(:checked)`)
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await firstAddress(page).selectOption(values.at(-1)!);
};

const layer = (page: Page) => page.getByRole('dialog', { name: 'New address' });

/** Types a new address into its layer, unless it is there still, and saves it. */
async function addAddress(page: Page): Promise<void> {
  if (!(await layer(page).count())) {
    await firstAddress(page).selectOption({ label: 'New address…' });
    for (const [label, text] of addressFields.slice(0, 6)) await layer(page).getByLabel(label).fill(text);
    await layer(page).getByLabel('State').selectOption('IL');
  }
  await layer(page).getByRole('button', { name: 'Save Address' }).click();
}

const isAdded = (page: Page) => layer(page).waitFor({ state: 'detached' });

export const checkoutShippingDrivers: readonly Driver[] = [
  atStep({
    name: 'ships to the address of a registry',
    call: 'saveShippingAddress',
    state: 'registry',
    isSignedIn: true,
    act: press('Next'),
    done: atOptions,
  }),
  atStep({
    ...several,
    name: 'sends a part to another recipient',
    call: 'saveRecipientSelection',
    act: chooseAddress('In this order'),
  }),
  atStep({
    ...several,
    name: 'sends a part to an address that is new to the order',
    call: 'saveMultiShipping',
    act: chooseAddress('Your addresses'),
  }),
  atStep({
    ...several,
    name: 'has a new address checked',
    call: 'validateAddress',
    act: addAddress,
    done: isAdded,
  }),
  atStep({
    ...several,
    name: 'sends a part to a new address',
    call: 'saveMultiShippingAddress',
    act: addAddress,
    done: isAdded,
  }),
  atStep({
    ...several,
    name: 'splits a part',
    call: 'splitItem',
    // A piece that can be split off.
    come: (page) =>
      parts(page)
        .host.getByRole('button', { name: /^One more/ })
        .first()
        .click(),
    act: (page) =>
      parts(page)
        .host.getByRole('button', { name: /^Split/ })
        .first()
        .click(),
  }),
  atStep({
    ...several,
    name: 'sends everything of one recipient to another',
    call: 'updateRecipientId',
    async act(page) {
      const { host } = parts(page);
      const from = host.getByLabel('Everything for');
      if (!(await from.isVisible()))
        await host.getByText('Send everything for one address to another').click();
      await from.selectOption({ index: 1 });
      const to = await host
        .getByLabel('goes to')
        .locator('optgroup')
        .first()
        .locator('option')
        .last()
        .getAttribute('value');
      await host.getByLabel('goes to').selectOption(to!);
      await host.getByRole('button', { name: 'Move', exact: true }).click();
    },
  }),
  atStep({
    ...several,
    name: 'changes how many pieces go to whom',
    call: 'saveMultiRecipientBasket',
    async come(page) {
      await parts(page)
        .host.getByRole('button', { name: /^One more/ })
        .first()
        .click();
    },
    act: press('Next'),
    done: atOptions,
  }),
];
