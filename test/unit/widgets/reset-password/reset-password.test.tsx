import { describe, expect, test, vi } from 'vitest';
import {
  getResetTokenExample,
  requestPasswordResetExample,
} from '../../../../src/contract/account/account.examples.ts';
import { examples } from '../../../../widgets/reset-password/reset-password.examples.ts';
import { resetPasswordMessages } from '../../../../widgets/reset-password/reset-password.messages.ts';
import { closed } from '../../popup-page.ts';
import { heldAnswer, openTestPage } from '../../render-island.tsx';
import { open, shown } from './opened-reset-password.ts';

const invalid = 'Please enter a valid Email Address (i.e. name@example.com).';

describe('when it opens', () => {
  test('it requests a token, and shows placeholders meanwhile', async () => {
    const island = await open(examples.loading);
    const { page, requests } = island;
    page.getByRole('dialog', { name: 'Reset Your Password' });
    await vi.waitFor(() => expect(requests.map(({ call }) => call)).toEqual(['getResetToken']));
    const busy = document.querySelector('.si-reset-password')!;
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(busy.querySelectorAll('.si-skeleton').length).toBeGreaterThan(3);
    expect(page.queryByRole('textbox')).toBeNull();
  });

  test('the field has its initial value, the focus, and the attributes for autofill', async () => {
    const { field, page } = await shown();
    expect(field().value).toBe('ada@example.com');
    expect(document.activeElement).toBe(field());
    expect(field().autocomplete).toBe('email');
    expect(field().name).toBe('email');
    expect(page.getByLabelText('Email Address')).toBe(field());
    expect(document.querySelector('.si-reset-password')!.getAttribute('aria-busy')).toBeNull();
  });

  test.each([[undefined], [''], ['  ']])('with %j the field is empty', async (email) => {
    const { field } = await shown({ ...examples.empty, props: email === undefined ? {} : { email } });
    expect(field().value).toBe('');
  });

  test('the focus stays where the shopper has moved it', async () => {
    const held = heldAnswer(getResetTokenExample.answer);
    const { page, shopper } = await open({
      ...examples.prefilled,
      answers: { ...examples.prefilled.answers, getResetToken: held.answer },
    });
    await shopper.tab();
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Close' }));
    held.release();
    await vi.waitFor(() => page.getByRole('textbox'));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Close' }));
  });

  test('the server’s markup is above the form, and describes the field', async () => {
    const { field } = await shown(examples['the server’s markup']);
    const described = field()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent);
    expect(described[0]).toContain('Your orders and registries stay.');
  });

  test('without the server’s markup the layer has its own text', async () => {
    const { page } = await shown(examples['without a header']);
    page.getByText(resetPasswordMessages.resetPasswordIntro);
  });

  test('the page’s texts are used', async () => {
    const { page, shopper } = await shown(examples['texts of the page']);
    page.getByRole('dialog', { name: 'Forgot Your Password?' });
    await shopper.click(page.getByRole('button', { name: 'Send the Link' }));
    page.getByText('ada@maison.ca, please.');
  });
});

describe('an address', () => {
  test('that is invalid is reported on submit, with the focus on the field; nothing is sent', async () => {
    const { field, send, page, sent } = await shown(examples['not an email']);
    expect(page.queryByText(invalid)).toBeNull();
    await send();
    page.getByText(invalid);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('ada@example');
    expect(document.activeElement).toBe(field());
    expect(sent()).toEqual([]);
  });

  test('that is missing is invalid too', async () => {
    const { send, page, sent } = await shown(examples.empty);
    await send();
    page.getByText(invalid);
    expect(sent()).toEqual([]);
  });

  test('loses its error with the first change, until the next submit', async () => {
    const { field, send, page, shopper } = await shown(examples['not an email']);
    await send();
    await shopper.type(field(), '.');
    expect(page.queryByText(invalid)).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await shopper.type(field(), 'c');
    expect(page.queryByText(invalid)).toBeNull();
    await send();
    page.getByText(invalid);
  });

  test('of more than 66 characters shows the error at once, and a paste is not cut', async () => {
    const { field, shopper, page, send, sent } = await shown(examples.empty);
    const longest = `${'a'.repeat(66 - '@example.com'.length)}@example.com`;
    await shopper.click(field());
    await shopper.paste(longest);
    expect(page.queryByText(invalid)).toBeNull();
    await shopper.paste('m'.repeat(10));
    expect(field().value).toBe(`${longest}${'m'.repeat(10)}`);
    page.getByText(invalid);
    await send();
    expect(sent()).toEqual([]);
    await shopper.clear(field());
    expect(page.queryByText(invalid)).toBeNull();
    await shopper.paste(longest);
    await send();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('with a long top-level domain is valid if the page allows it', async () => {
    const { send, success } = await shown(examples['a longer ending']);
    await send();
    await success();
  });

  test('with a long top-level domain is invalid if the page does not', async () => {
    const { send, page } = await shown({ ...examples['a longer ending'], context: {} });
    await send();
    page.getByText(invalid);
  });
});

describe('a request', () => {
  test('has the address and the token, after the Enter key', async () => {
    const { field, shopper, sent, requests } = await shown(examples.empty);
    await shopper.type(field(), ' ada@example.com {Enter}');
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([{ accountEmail: 'ada@example.com', token: 'example-reset-token' }]);
    expect(requests.at(-1)!.headers.get('RequestVerificationToken')).toBe('token-of-the-page');
    expect(requests.at(-1)!.url.href).not.toContain('ada');
  });

  test('is sent once, however often the button is pressed', async () => {
    const { send, sent, shopper, field, button } = await shown(examples.sending);
    await send();
    await send();
    await shopper.type(field(), '{Enter}');
    expect(sent()).toHaveLength(1);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test.each([
    [null],
    ['There is no account of this name.'],
    ['<p>A link has been sent to ada@example.com.</p>'],
  ])('that succeeds shows the same text, whatever the server’s message: %j', async (message) => {
    const { send, success, page } = await shown({
      ...examples.sent,
      answers: { ...examples.sent.answers, requestPasswordReset: { isSuccess: true, message } },
    });
    await send();
    const text = await success();
    expect(document.activeElement!.contains(text)).toBe(true);
    expect(page.queryByRole('textbox')).toBeNull();
    expect(page.getByRole('dialog').textContent).not.toMatch(/no account of this name|has been sent/);
    expect(page.getAllByRole('status').filter(({ textContent }) => textContent !== '')).toEqual([]);
  });

  test('that was sent leaves a button that closes the layer', async () => {
    const { send, success, page, shopper, host } = await shown();
    await send();
    await success();
    await shopper.click(page.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await closed({ host });
  });
});

describe('closed', () => {
  test('while its token is loading, it aborts the call and reports nothing', async () => {
    const { page, shopper, errors, host } = await open(examples.loading);
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    expect(errors).toEqual([]);
  });

  test('while it sends, it reports nothing', async () => {
    const { page, shopper, errors, send, host } = await shown(examples.sending);
    await send();
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    expect(errors).toEqual([]);
  });

  test('while it sends, it returns the focus to the opener', async () => {
    const on = openTestPage(examples.sending);
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { page, shopper, send } = await shown(examples.sending, on);
    expect(document.activeElement).not.toBe(opener);
    await send();
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  test('while it sends, the request ends, and its outcome is announced', async () => {
    const held = heldAnswer(requestPasswordResetExample.answer);
    const { page, shopper, send, sent, host } = await shown({
      ...examples.prefilled,
      answers: { ...examples.prefilled.answers, requestPasswordReset: held.answer },
    });
    await send();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    held.release();
    await vi.waitFor(() =>
      expect(document.querySelector('[data-si-live="polite"]')?.textContent).toBe(
        resetPasswordMessages.resetPasswordSuccess,
      ),
    );
  });

  test('while it sends, a failure is announced', async () => {
    let fail = () => {};
    const answer = () =>
      new Promise<Response>((resolve) => {
        fail = () => resolve(new Response('', { status: 500 }));
      });
    const { page, shopper, send, sent, host } = await shown({
      ...examples.prefilled,
      answers: { ...examples.prefilled.answers, requestPasswordReset: answer },
    });
    await send();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    await shopper.click(page.getByRole('button', { name: 'Close' }));
    await closed({ host });
    fail();
    await vi.waitFor(() =>
      expect(document.querySelector('[data-si-live="polite"]')?.textContent).toMatch(/^Something went wrong/),
    );
  });
});

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
