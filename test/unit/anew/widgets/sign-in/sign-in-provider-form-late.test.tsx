import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getSignInConfigurationExample } from '../../../../../src/contract/account/account.examples.ts';
import { callTimeoutMs } from '../../../../../src/domain/retry.ts';
import { examples } from '../../../../../widgets/sign-in/sign-in.examples.ts';
import { serveScript } from '../../../providers/provider-script.ts';
import { goTo, render } from '../../../widgets/sign-in/sign-in-page.tsx';

const ownForm = examples['the provider’s own form'];
const login = 'https://shop.example/account/login?returnUrl=%2Fp%2F410553&isRedirect=true';

beforeEach(() => goTo('/p/410553'));

let served = 0;

/** The sign-in, with a provider's script that loads only when it is released. */
async function waiting() {
  // A URL of its own, because after a failure another one is used.
  const scriptUrl = `/identity/late-${++served}.js`;
  const script = serveScript({ isHeld: true, url: scriptUrl });
  const getSignInConfiguration = { ...getSignInConfigurationExample.answer, widget: { scriptUrl } };
  const island = await render({ ...ownForm, answers: { ...ownForm.answers, getSignInConfiguration } });
  await vi.waitFor(() => expect(script.isAsked).toBe(true));
  return { ...island, script };
}

describe('while the provider’s script is loading', () => {
  test('the provider’s form starts with the email typed meanwhile', async () => {
    const { shopper, email, script } = await waiting();
    await shopper.type(email(), 'ada@example.com');
    script.release();
    await vi.waitFor(() => expect(script.made()[0]?.config.username).toBe('ada@example.com'));
  });

  test('an unmounted island removes the form as soon as it is there', async () => {
    const { record, script } = await waiting();
    record.unmount!();
    script.release();
    await vi.waitFor(() => expect(script.made()).toHaveLength(1));
    await vi.waitFor(() => expect(script.made()[0]!.removals).toBe(1));
  });
});

describe('a provider’s form that is not ready in time', () => {
  /** The sign-in, and a function that triggers the time-out. */
  async function late() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waited = await waiting();
    return { ...waited, pass: () => vi.advanceTimersByTime(callTimeoutMs) };
  }

  test('leads to the login page', async () => {
    const { pass, visits, errors } = await late();
    expect(visits).toEqual([]);
    pass();
    expect(visits).toEqual([login]);
    expect(errors[0]).toContain('was not there in time');
  });

  test('is removed if it becomes ready after all', async () => {
    const { pass, script, visits } = await late();
    pass();
    script.release();
    await vi.waitFor(() => expect(script.made()).toHaveLength(1));
    await vi.waitFor(() => expect(script.made()[0]!.removals).toBe(1));
    expect(visits).toEqual([login]);
  });

  test('has no time-out once it is ready', async () => {
    const { pass, script, page, visits } = await late();
    script.release();
    await vi.waitFor(() => expect(page.getByLabelText('Username').closest('[hidden]')).toBeNull());
    pass();
    expect(script.made()[0]!.removals).toBe(0);
    expect(visits).toEqual([]);
  });
});
