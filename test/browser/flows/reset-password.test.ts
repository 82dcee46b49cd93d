import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { resetPasswordMessages } from '../../../widgets/reset-password/reset-password.messages.ts';
import { islandsReady, plainPageTest, type VisitOptions, visitShop, waitForStatus } from '../harness.ts';
import { callsOf, expectFocus, setFault, visitOwnPage } from './shop-page.ts';

const opener =
  '<p><a href="/account/reset-password" data-island-open="reset-password">Forgot your password?</a></p>';

function parts(page: Page) {
  const layer = page.getByRole('dialog');
  return {
    opener: page.getByRole('link', { name: 'Forgot your password?' }),
    layer,
    field: layer.getByRole('textbox', { name: 'Email Address' }),
    send: layer.locator('button[type=submit]'),
    alert: layer.locator('[role=alert]:not([data-si-live])'),
    success: layer.locator('.si-message', { hasText: resetPasswordMessages.resetPasswordSuccess }),
  };
}

async function visit(body = opener, options?: VisitOptions) {
  const visited = await visitOwnPage({ body }, options);
  await islandsReady(visited.page);
  return { ...visited, ...parts(visited.page) };
}

async function visitOpened(body = opener, options?: VisitOptions) {
  const visited = await visit(body, options);
  await visited.opener.click();
  await visited.field.waitFor();
  return visited;
}

it('by keyboard alone: a link is requested, and the focus returns', async () => {
  const { page, opener, layer, field, success, errors } = await visit();
  await opener.focus();
  await page.keyboard.press('Enter');
  await field.waitFor();
  await expectFocus(field);
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await success.waitFor();
  await expectFocus(success);
  const [request] = await callsOf(page, 'requestPasswordReset');
  expect(request).toMatchObject({ hasToken: true, body: { accountEmail: 'ada@example.com' } });
  expect((request!.body as { token: string }).token).not.toBe('');
  await page.keyboard.press('Tab');
  await expectFocus(layer.locator('.si-dialog__actions').getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await layer.waitFor({ state: 'detached' });
  await expectFocus(opener);
  expect(errors).toEqual([]);
});

plainPageTest('placeholders are as high as the form that replaces them', async () => {
  const { page, opener, layer, field } = await visit();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/GetRequestVerificationToken', async (route) => {
    await held;
    await route.fulfill({ json: { requestToken: 'token' } });
  });
  await opener.click();
  await layer.locator('.si-skeleton').first().waitFor();
  const height = () => layer.locator('.si-dialog__panel').evaluate((panel) => panel.scrollHeight);
  const before = await height();
  release();
  await field.waitFor();
  // The text above the field has one line here, or two.
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(24);
});

plainPageTest('the address is in no log, event, URL or storage', async () => {
  const { page, field, send, alert, success } = await visitOpened();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => said.push(request.url()));
  await page.evaluate(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    for (const name of ['error', 'track', 'island-failed'])
      document.addEventListener(`storefront:${name}`, (event) =>
        events.push(JSON.stringify((event as CustomEvent).detail)),
      );
  });
  await field.fill('lovelace@example.com');
  await setFault(page, 'requestPasswordReset', '500', { times: 1 });
  await send.click();
  await alert.waitFor();
  await send.click();
  await success.waitFor();
  const kept = await page.evaluate(() =>
    [
      JSON.stringify((window as unknown as { events: string[] }).events),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      location.href,
      document.documentElement.outerHTML,
    ].join(' '),
  );
  expect([...said, kept].filter((text) => text.includes('lovelace'))).toEqual([]);
});

for (const hasSanitizer of [true, false])
  plainPageTest(
    `under Trusted Types the server’s markup shows ${hasSanitizer ? 'sanitised' : 'not at all if the browser cannot sanitise: the layer has its own text'}`,
    async () => {
      const { page } = await visitShop('/strict/account/login');
      const { layer, field } = parts(page);
      await waitForStatus(page, '[data-island="sign-in"]', 'mounted');
      if (!hasSanitizer) await page.evaluate('delete Element.prototype.setHTML');
      await page.route('**/GetRequestVerificationToken', (route) =>
        route.fulfill({
          json: { requestToken: 'token', headerMessage: '<p onclick="hacked = 1">There</p>' },
        }),
      );
      await page.evaluate("storefrontIslands.open('reset-password')");
      await field.waitFor();
      await layer.getByText(hasSanitizer ? 'There' : resetPasswordMessages.resetPasswordIntro).click();
      expect(await page.evaluate('window.hacked')).toBeUndefined();
    },
  );
