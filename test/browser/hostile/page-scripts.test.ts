import { expect, it } from 'vitest';
import { callsOf, cartOf, expectFocus, productPage, sofa, visitProduct } from '../flows/shop-page.ts';
import { newVisit, shopUrl, waitForStatus } from '../harness.ts';

type Hostile = { rewrites: number };

/** A hostile product page with a fake clock: the page rewrites itself once for each second that the test advances. */
async function visitWithClock() {
  const visit = await newVisit();
  await visit.page.clock.install();
  await visit.page.goto(`${shopUrl}/hostile${sofa.path}`);
  const pass = (seconds: number) => visit.page.clock.runFor(seconds * 1000);
  await expect
    .poll(async () => {
      await pass(0.2);
      return visit.page.locator('.shop-add').getAttribute('data-island-status');
    })
    .toBe('mounted');
  const rewrites = () => visit.page.evaluate(() => (window as unknown as Hostile).rewrites);
  return { ...visit, ...productPage(visit.page), pass, rewrites };
}

it('a layer opened from Bootstrap’s modal keeps the focus, and its fields can be typed into', async () => {
  const { page, errors } = await visitProduct();
  const layer = page.locator('dialog');
  await page.locator('.js-offer').click();
  const modal = page.locator('#offer');
  await expect.poll(() => modal.evaluate((node) => getComputedStyle(node).display)).toBe('block');
  await modal.getByRole('link', { name: 'See your cart' }).click();
  await layer.getByRole('heading', { name: 'Your Cart' }).waitFor();
  // From the last button of a modal dialog the focus goes to the browser's UI, never to the page below.
  for (const name of ['Close', 'View Cart & Checkout', 'Continue Shopping']) {
    await page.keyboard.press('Tab');
    await expectFocus(layer.getByRole('button', { name }));
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#content, #offer'))).toBe(null);
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  const email = modal.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@example.com');
  await expectFocus(email);
  expect(errors).toEqual([]);
});

it('an open layer is above the chat box, which cannot be pressed through it', async () => {
  const { page, button, layer } = await visitProduct();
  const chat = (await page.locator('#chat-widget').boundingBox())!;
  const isOnTop = () =>
    page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.id === 'chat-widget',
      [chat.x + chat.width / 2, chat.y + chat.height / 2],
    );
  expect(await isOnTop()).toBe(true);
  await button.click();
  await layer.waitFor();
  expect(await isOnTop()).toBe(false);
});

it('after sixty rewrites there are as many islands, and nothing of the removed ones', async () => {
  const { page, context, pass, rewrites } = await visitWithClock();
  const islands = () =>
    page.evaluate(
      () =>
        (window as unknown as Record<symbol, { hosts: Map<Element, unknown> }>)[
          Symbol.for('storefront-islands')
        ]!.hosts.size,
    );
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')!.value;
  };
  const live = page.locator('.js-live [data-island="cart-count"]');
  const settle = () =>
    expect
      .poll(async () => {
        await pass(0.05);
        return live.getAttribute('data-island-status');
      })
      .toBe('mounted');
  for (let second = 0; second < 5; second++) {
    await pass(1);
    await settle();
  }
  const before = { islands: await islands(), nodes: await nodes(), rewrites: await rewrites() };
  for (let second = 0; second < 60; second++) await pass(1);
  await settle();
  expect((await rewrites()) - before.rewrites).toBeGreaterThanOrEqual(60);
  expect(await islands()).toBe(before.islands);
  expect((await nodes()) - before.nodes).toBeLessThanOrEqual(100);
});

it('a quantity stays while it is typed and the page rewrites itself', async () => {
  const { quantity, pass, rewrites } = await visitWithClock();
  const before = await rewrites();
  await quantity.fill('3');
  await pass(5);
  expect((await rewrites()) - before).toBeGreaterThanOrEqual(5);
  expect(await quantity.inputValue()).toBe('3');
  await expectFocus(quantity);
});

it('the posted JSON is the same as from a plain page, including arrays', async () => {
  const bodyFrom = async (prefix: string) => {
    const { page } = await newVisit();
    await page.goto(`${shopUrl}${prefix}${sofa.path}`);
    await waitForStatus(page, '.shop-add', 'mounted');
    // How the product can be had is part of what is posted.
    await page.locator('[data-island="availability"]').getByRole('radio').first().waitFor();
    const parts = productPage(page);
    await parts.quantity.fill('2');
    await parts.button.click();
    await parts.layer.waitFor();
    expect((await cartOf(page)).count).toBe(2);
    const [request] = await callsOf(page, 'addItems');
    return request!.body as { items: { Url: string }[] };
  };
  const plain = await bodyFrom('');
  const hostile = await bodyFrom('/hostile');
  for (const item of hostile.items) item.Url = item.Url.replace('/hostile', '');
  expect(hostile).toEqual(plain);
});

it('markup that the page writes into a mounted host becomes its server content, and the island remounts', async () => {
  const { page } = await visitProduct();
  const host = page.locator('.shop-tool[data-island="cart-count"]');
  await waitForStatus(page, '.shop-tool[data-island="cart-count"]', 'mounted');
  const written = await host.evaluateHandle((node) => {
    node.innerHTML = '<a href="/checkout/cart">Basket</a>';
    return node.firstElementChild!;
  });
  await expect.poll(() => host.innerText()).toMatch(/cart \(0\)/i);
  await host.evaluate((node) =>
    (
      window as unknown as { storefrontIslands: { unmount(element: Element): void } }
    ).storefrontIslands.unmount(node),
  );
  expect(await written.evaluate((node) => node.isConnected)).toBe(true);
});
