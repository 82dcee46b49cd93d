import { expect } from 'vitest';
import { examples } from '../../../../widgets/availability/availability.examples.ts';
import availability from '../../../../widgets/availability/availability.island.ts';
import { shopMessages } from '../../../../widgets/availability/availability.messages.ts';
import { renderIsland } from '../../render-island.tsx';
import { body, button, type Driver, field, problem, soon } from '../driver.ts';

const example = examples['three ways'];

const asked: Driver = {
  name: 'sees how a product can be had',
  call: 'getAvailability',
  example,
  place: '.si-availability',
  // The shopper did not ask: it is shown, and announced after Try Again.
  said: problem,
  isBackground: true,
  isEvent: false,
  timeoutText: shopMessages.shopSlow,
  async come(on) {
    return {
      act: () => renderIsland(availability, example, { on }),
      again: () => on.shopper.click(button('Try Again')),
      kept() {
        expect(field('[name=zip]')).not.toBeNull();
        expect(body()).toContain('To 60611');
      },
      done: () => soon(() => expect(document.querySelectorAll('[type=radio]')).toHaveLength(3)),
    };
  },
};

export const drivers: readonly Driver[] = [asked];
