import { expect } from 'vitest';
import { registryMessages } from '../../../../src/domain/registry/registry-messages.ts';
import { examples } from '../../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../../widgets/registry-choice/registry-choice.island.ts';
import { openIsland, type TestPage } from '../../render-island.tsx';
import { button, type Driver, sentBodies } from '../driver.ts';

const secondRegistry = () => document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[1];
const adds = (on: TestPage) => sentBodies(on, 'addRegistryItems');

const chosen: Driver = {
  name: 'chooses a registry for a product',
  call: 'addRegistryItems',
  timeoutText: `${registryMessages.registryNotKnown} ${registryMessages.lookAtRegistry}`,
  place: '.si-registry-choice',
  example: examples.several,
  async come(on) {
    await openIsland(registryChoice, examples.several, on);
    await on.shopper.click(secondRegistry()!);
    return {
      act: () => on.shopper.click(document.querySelector('.si-dialog__actions button')!),
      kept: () => expect(secondRegistry()!.checked).toBe(true),
      done() {
        expect(document.querySelector('dialog')).toBeNull();
        expect(adds(on).at(-1)).toMatchObject([{ GrId: '7002' }]);
      },
    };
  },
};

const unknown = { ...examples['not known yet'], answers: examples.several.answers };

const read: Driver = {
  name: 'opens the choice of a registry',
  call: 'getRegistries',
  place: '.si-registry-choice',
  example: unknown,
  async come(on) {
    return {
      act: () => openIsland(registryChoice, unknown, on),
      again: () => on.shopper.click(button('Try Again')),
      kept: () => expect(adds(on)).toEqual([]),
      done() {
        expect(secondRegistry()).toBeDefined();
        expect(adds(on)).toEqual([]);
      },
    };
  },
};

export const drivers: readonly Driver[] = [chosen, read];
