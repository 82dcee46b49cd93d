import { expect } from 'vitest';
import { examples } from '../../../../widgets/store-availability/store-availability.examples.ts';
import storeAvailability from '../../../../widgets/store-availability/store-availability.island.ts';
import { availabilityMessages } from '../../../../widgets/store-availability/store-availability.messages.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { body, button, type Driver, field, soon } from '../driver.ts';

const example = examples['typed before'];
const storeButtons = () => document.querySelectorAll<HTMLButtonElement>('li button');
const checkStores = (on: TestPage) => on.shopper.click(field('button[type=submit]'));

const asked: Driver = {
  name: 'requests the stores of a product',
  call: 'getStoreAvailability',
  place: '.si-store-availability__answer',
  example,
  timeoutText: availabilityMessages.availabilityTimeout,
  async come(on) {
    await renderIsland(storeAvailability, example, { on });
    return {
      act: () => checkStores(on),
      kept() {
        expect(field('[name=zip]').value).toBe('60611');
        expect(document.querySelector('.si-skeleton')).toBeNull();
      },
      done: () => expect(storeButtons().length).toBeGreaterThan(1),
    };
  },
};

const forgotten: Driver = {
  name: 'resets the basket’s store',
  call: 'resetSelectedStore',
  place: '.si-store-availability__selected',
  example: examples['selected store'],
  timeoutText: availabilityMessages.availabilityTimeout,
  async come(on) {
    await renderIsland(storeAvailability, examples['selected store'], { on });
    return {
      act: () => on.shopper.click(document.querySelector('.si-store-availability__selected button')!),
      kept: () => expect(body()).toContain('Your store: Old Orchard'),
      done: () => expect(body()).toContain('none chosen'),
    };
  },
};

/** A popup about stores, opened from their list. */
const popup = (call: Driver['call'], name: string, opener: () => Element): Driver => ({
  name,
  call,
  example,
  place: '.si-store-availability__popup',
  timeoutText: availabilityMessages.availabilityTimeout,
  async come(on) {
    await renderIsland(storeAvailability, example, { on });
    await checkStores(on);
    await soon(() => expect(storeButtons().length).toBeGreaterThan(1));
    return {
      act: () => on.shopper.click(opener()),
      again: () => on.shopper.click(button('Try Again')),
      kept: () => expect(storeButtons().length).toBeGreaterThan(1),
      done: () => expect(document.querySelector('dialog')!.textContent).toContain('646 N Michigan Ave'),
    };
  },
});

const one = popup('getStoreLocationDetail', 'looks where a store is', () => storeButtons()[0]!);
const all = popup(
  'getStoreLocationDetailList',
  'looks where all stores are',
  () =>
    [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      /of all stores$/.test(ariaLabel ?? textContent!),
    )!,
);

export const drivers: readonly Driver[] = [asked, forgotten, one, all];
