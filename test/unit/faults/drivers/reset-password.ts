import { expect } from 'vitest';
import { examples } from '../../../../widgets/reset-password/reset-password.examples.ts';
import resetPassword from '../../../../widgets/reset-password/reset-password.island.ts';
import { resetPasswordMessages } from '../../../../widgets/reset-password/reset-password.messages.ts';
import { openIsland } from '../../render-island.tsx';
import { body, button, type Driver, field, focused, soon } from '../driver.ts';

const token: Driver = {
  name: 'opens the reset-password form',
  call: 'getResetToken',
  hasOwnWords: true,
  place: '.si-reset-password',
  example: examples.prefilled,
  async come(on) {
    return {
      act: () => openIsland(resetPassword, examples.prefilled, on),
      again: () => on.shopper.click(button(resetPasswordMessages.resetPasswordTryAgain)),
      kept: () => expect(document.querySelector('dialog .si-skeleton')).toBeNull(),
      done: () => expect(focused()).toBe(field('dialog input')),
    };
  },
};

const request: Driver = {
  name: 'requests a reset-password link',
  call: 'requestPasswordReset',
  place: '.si-reset-password__form',
  example: examples.prefilled,
  async come(on) {
    await openIsland(resetPassword, examples.prefilled, on);
    await soon(() => expect(field('dialog input').value).toBe('ada@example.com'));
    return {
      act: () => on.shopper.click(button(resetPasswordMessages.resetPasswordButton)),
      kept() {
        expect(field('dialog input').value).toBe('ada@example.com');
        expect(on.errors.join()).not.toContain('ada');
      },
      done: () => expect(body()).toContain(resetPasswordMessages.resetPasswordSuccess),
    };
  },
};

export const drivers: readonly Driver[] = [token, request];
