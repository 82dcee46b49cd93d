import { describe, expect, test, vi } from 'vitest';
import {
  getResetTokenExample,
  requestPasswordResetExample,
} from '../../../../src/contract/account/account.examples.ts';
import { examples } from '../../../../widgets/reset-password/reset-password.examples.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer } from '../../render-island.tsx';
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

test('Try Again is busy and keeps the focus until the form is there', async () => {
  const { page, shopper, answer, field, alert } = await open({
    ...examples.prefilled,
    answers: { ...examples.prefilled.answers, getResetToken: 503 },
  });
  await vi.waitFor(() => expect(alert()).toBeDefined());
  const held = heldAnswer(getResetTokenExample.answer);
  answer('getResetToken', held.answer);
  const button = page.getByRole('button', { name: 'Try Again' });
  await shopper.click(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(button);
  held.release();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
});
