import { expect } from 'vitest';
import { examples } from '../../../../widgets/sign-in/sign-in.examples.ts';
import signIn from '../../../../widgets/sign-in/sign-in.island.ts';
import { renderIsland } from '../../render-island.tsx';
import { notePosts } from '../../widgets/sign-in/sign-in-page.tsx';
import { body, button, type Driver, field, mounting, soon } from '../driver.ts';

const example = examples['typed before'];
const email = () => field('[name=email]');

const offered: Driver = {
  name: 'opens the login page',
  call: 'getSignInConfiguration',
  path: '/account/login',
  ...mounting(signIn, example, {
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
  example,
  async come(on) {
    const posts = notePosts();
    await renderIsland(signIn, example, { on });
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

export const drivers: readonly Driver[] = [offered, identified];
