import { expect } from 'vitest';
import { examples } from '../../../../widgets/certificates-interrupter/certificates-interrupter.examples.ts';
import certificatesInterrupter from '../../../../widgets/certificates-interrupter/certificates-interrupter.island.ts';
import { openIsland } from '../../render-island.tsx';
import { button, type Driver, focused, isDialogClosed } from '../driver.ts';

/** Goes on without the certificates. */
const withdrawing = (call: Driver['call'], example: (typeof examples)[keyof typeof examples]): Driver => ({
  name: 'goes on without certificates',
  call,
  place: '.si-certificates-interrupter',
  example,
  async come(on) {
    await openIsland(certificatesInterrupter, example, on);
    return {
      act: () => on.shopper.click(button('Continue')),
      kept: () => expect(focused()).toBe(button('Continue')),
      done: isDialogClosed,
    };
  },
});

export const drivers: readonly Driver[] = [
  withdrawing('removeCertificates', examples.asked),
  withdrawing('removeProviderCertificates', examples['payment provider']),
];
