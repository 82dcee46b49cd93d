import { expect } from 'vitest';
import { resetPasswordMessages } from '../../../src/domain/account/account-password-messages.ts';
import { examples as registries } from '../../../widgets/add-to-registry/add-to-registry.examples.ts';
import addToRegistry from '../../../widgets/add-to-registry/add-to-registry.island.ts';
import { examples as choices } from '../../../widgets/registry-choice/registry-choice.examples.ts';
import registryChoice from '../../../widgets/registry-choice/registry-choice.island.ts';
import { examples as resets } from '../../../widgets/reset-password/reset-password.examples.ts';
import resetPassword from '../../../widgets/reset-password/reset-password.island.ts';
import { examples as signIns } from '../../../widgets/sign-in/sign-in.examples.ts';
import signIn from '../../../widgets/sign-in/sign-in.island.ts';
import { openIsland, renderIsland } from '../render-island.tsx';
import { notePosts } from '../widgets/sign-in/sign-in-page.tsx';
import { body, button, type Driver, field, focused, mounting, soon } from './driver.ts';

const email = () => field('[name=email]');

const offered: Driver = {
  name: 'opens the login page',
  call: 'getSignInConfiguration',
  path: '/account/login',
  ...mounting(signIn, signIns['typed before'], {
    kept() {
      expect(field('[data-island="sign-in"]').getAttribute('data-island-status')).toBe('failed');
      expect(email().value).toBe('ada@example.com');
    },
    done: () => expect(body()).toContain('Google'),
  }),
  isEvent: true,
};

const identified: Driver = {
  name: 'signs in',
  call: 'authenticate',
  place: '.si-sign-in-form form',
  example: signIns['typed before'],
  async come(on) {
    const posts = notePosts();
    await renderIsland(signIn, signIns['typed before'], { on });
    await soon(() => expect(body()).toContain('Google'));
    await on.shopper.type(field('[type=password]'), 'correct horse');
    return {
      act: () => on.shopper.click(button('Sign In')),
      kept() {
        expect(email().value).toBe('ada@example.com');
        expect(field('[type=password]').value).toBe('correct horse');
        expect(posts).toEqual([]);
      },
      done: () => expect(posts).toHaveLength(1),
    };
  },
};

const token: Driver = {
  name: 'opens the reset-password form',
  call: 'getResetToken',
  place: '.si-reset-password',
  example: resets.prefilled,
  async come(on) {
    return {
      act: () => openIsland(resetPassword, resets.prefilled, on),
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
  example: resets.prefilled,
  async come(on) {
    await openIsland(resetPassword, resets.prefilled, on);
    await soon(() => expect(field('dialog input').value).toBe('ada@example.com'));
    return {
      act: () => on.shopper.click(button(resetPasswordMessages.resetPasswordButton)),
      kept: () => expect(field('dialog input').value).toBe('ada@example.com'),
      done: () => expect(body()).toContain(resetPasswordMessages.resetPasswordSuccess),
    };
  },
};

/** A button that adds to a shopper's only registry. */
const ready = (call: 'getRegistries' | 'addRegistryItems', name: string): Driver => ({
  name,
  call,
  place: '.si-add-to-registry',
  example: registries.ready,
  async come(on) {
    const { host } = await renderIsland(addToRegistry, registries.ready, { on });
    const press = () => host.querySelector<HTMLElement>('a, button')!;
    return {
      act: () => on.shopper.click(press()),
      kept: () => expect(focused()).toBe(press()),
      done: () => expect(on.opened.at(-1)?.name).toBe('registry-confirmation'),
    };
  },
});

const chosen: Driver = {
  name: 'chooses a registry for a product',
  call: 'addRegistryItems',
  place: '.si-registry-choice',
  example: choices.several,
  async come(on) {
    await openIsland(registryChoice, choices.several, on);
    const radio = () => document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')[1]!;
    await on.shopper.click(radio());
    return {
      act: () => on.shopper.click(document.querySelector('.si-dialog__actions button')!),
      kept: () => expect(radio().checked).toBe(true),
      done: () => expect(document.querySelector('dialog')).toBeNull(),
    };
  },
};

/** Drivers for accounts and gift registries. */
export const accountDrivers: readonly Driver[] = [
  offered,
  identified,
  token,
  request,
  ready('getRegistries', 'goes for the registry of a product'),
  ready('addRegistryItems', 'adds to the only registry'),
  chosen,
];
