import { describe, expect, test, vi } from 'vitest';
import {
  getResetTokenExample,
  requestPasswordResetExample,
} from '../../../../src/contract/account/account.examples.ts';
import { examples } from '../../../../widgets/reset-password/reset-password.examples.ts';
import { faultNames } from '../../http/faults.ts';
import { closed } from '../../popup-page.ts';
import { faultAnswer, faultDelaysMs, heldAnswer } from '../../render-island.tsx';
import { skipTimers } from '../../skip-timers.ts';
import { open, shown } from './opened-reset-password.ts';

describe('a request', () => {
  test('that the server refuses shows its message, which no log or event contains', async () => {
    const events: string[] = [];
    const listen = (event: Event) => events.push(JSON.stringify((event as CustomEvent).detail));
    document.addEventListener('storefront:error', listen);
    const { send, alert, errors, field, button } = await shown({
      ...examples.refused,
      answers: {
        ...examples.refused.answers,
        requestPasswordReset: { isSuccess: false, message: 'Not for ada@example.com.' },
      },
    });
    await send();
    await vi.waitFor(() => expect(alert()?.textContent).toBe('Not for ada@example.com.'));
    document.removeEventListener('storefront:error', listen);
    expect(field().value).toBe('ada@example.com');
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(events).toHaveLength(1);
    expect([...errors, ...events].join()).toContain('request a password reset');
    expect([...errors, ...events].join()).not.toContain('ada');
  });

  test('that is retried has a new token', async () => {
    const { send, alert, answer, asked, sent, success } = await shown(examples.failed);
    await send();
    await vi.waitFor(() => expect(alert()).toBeDefined());
    answer('getResetToken', { requestToken: 'the second' });
    answer('requestPasswordReset', requestPasswordResetExample.answer);
    await send();
    await success();
    expect(asked()).toBe(2);
    expect(sent()).toEqual([
      { accountEmail: 'ada@example.com', token: 'example-reset-token' },
      { accountEmail: 'ada@example.com', token: 'the second' },
    ]);
  });

  test('that is retried without a new token shows the failure and keeps the typed address', async () => {
    const { send, alert, answer, sent, field, success } = await shown(examples.failed);
    await send();
    await vi.waitFor(() => expect(alert()).toBeDefined());
    answer('getResetToken', 500);
    await send();
    await vi.waitFor(() => expect(alert()?.textContent).toMatch(/^Something went wrong/));
    expect(sent()).toHaveLength(1);
    expect(field().value).toBe('ada@example.com');
    answer('getResetToken', getResetTokenExample.answer);
    answer('requestPasswordReset', requestPasswordResetExample.answer);
    await send();
    await success();
  });
});

describe('after a back-forward-cache restore', () => {
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    throw new TypeError('Failed to fetch');
  };
  const comeBack = () => window.dispatchEvent(new Event('pageshow'));

  test('the form is there, without a message', async () => {
    const { answer, send, button, field, alert, success } = await shown();
    answer('requestPasswordReset', leave);
    await send();
    await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBeNull());
    comeBack();
    expect(alert()).toBeUndefined();
    expect(field().value).toBe('ada@example.com');
    answer('requestPasswordReset', requestPasswordResetExample.answer);
    await send();
    await success();
  });

  test('a layer that was loading is closed', async () => {
    const { host } = await open({
      ...examples.loading,
      answers: { ...examples.loading.answers, getResetToken: leave },
    });
    await closed({ host });
    comeBack();
  });
});

const refreshPopup = { name: 'refresh-popup', props: undefined };

const faults = faultNames.filter((fault) => fault !== 'slow-then-fine');

describe.each(faults)('when the token fails to load: %s', (fault) => {
  test('the layer shows the failure, and Try Again works', async () => {
    skipTimers(...faultDelaysMs);
    const island = await open({
      ...examples.prefilled,
      answers: {
        ...examples.prefilled.answers,
        getResetToken: faultAnswer(fault, getResetTokenExample.answer),
      },
    });
    const { page, shopper, errors, answer, field } = island;
    await vi.waitFor(() => expect(island.alert()?.textContent).toMatch(/try again|went wrong/i));
    expect(document.querySelector('.si-skeleton')).toBeNull();
    if (fault === 'is-reset') expect(errors).toEqual([]);
    else {
      expect(errors).toHaveLength(1);
      expect(errors[0]).toContain('[get a password reset token, /account/reset-password/');
    }
    expect(island.opened).toEqual(fault === 'is-reset' ? [refreshPopup] : []);
    vi.restoreAllMocks();
    const held = heldAnswer(getResetTokenExample.answer);
    answer('getResetToken', held.answer);
    const button = page.getByRole('button', { name: 'Try Again' });
    await shopper.click(button);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(button);
    held.release();
    await vi.waitFor(() => expect(field().value).toBe('ada@example.com'));
    expect(document.activeElement).toBe(field());
    expect(island.alert()).toBeUndefined();
  });
});

describe.each(faults)('when the request fails: %s', (fault) => {
  test('the form shows the failure, keeps the typed address, and can be sent again', async () => {
    skipTimers(...faultDelaysMs);
    const island = await shown(examples.empty);
    island.answer('requestPasswordReset', faultAnswer(fault, requestPasswordResetExample.answer));
    await island.shopper.type(island.field(), 'ada@example.com{Enter}');
    await vi.waitFor(() => expect(island.alert()?.textContent).toMatch(/try again|refresh your page/i));
    expect(island.field().value).toBe('ada@example.com');
    expect(island.button().getAttribute('aria-busy')).toBeNull();
    if (fault === 'is-reset') expect(island.errors).toEqual([]);
    else {
      expect(island.errors).toHaveLength(1);
      expect(island.errors[0]).toContain('[request a password reset, /account/reset-password/');
      expect(island.errors[0]).not.toContain('ada');
    }
    expect(island.opened).toEqual(['is-reset', 'stale-token'].includes(fault) ? [refreshPopup] : []);
    vi.restoreAllMocks();
    island.answer('requestPasswordReset', requestPasswordResetExample.answer);
    await island.send();
    await island.success();
    expect(island.alert()).toBeUndefined();
  });
});
