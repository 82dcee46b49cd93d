import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crashMessages as texts } from '../../../src/domain/crash-messages.ts';
import { noteOrderChanged } from '../../../src/page/order-changed.ts';
import { returnKey } from '../../../src/page/return-record.ts';
import { draftsKey } from '../../../src/page/visit.ts';
import { afterCrash } from '../../../src/runtime/after-crash.ts';
import { flag } from '../../../src/runtime/attributes.ts';
import { mount } from '../../../src/runtime/core.tsx';
import { defineIsland, type Island } from '../../../src/runtime/define-island.ts';
import type { HostRecord, Registry } from '../../../src/runtime/registry.ts';
import { openIsland, renderIsland } from '../render-island.tsx';

const about = 'x';
const base = { kind: 'inline', about, props: { hasSecrets: flag({ about }) } } as const;

const secrets = (
  <>
    <input type="password" name="password" />
    <input name="cardNumber" autoComplete="cc-number" />
    <input name="securityCode" />
  </>
);

/** A form with a button that breaks it: its next render. */
function Form({ hasSecrets }: { hasSecrets: boolean }): ReactNode {
  const [city, setCity] = useState('');
  const [isBroken, setBroken] = useState(false);
  if (isBroken || city === 'Crash') throw new Error('broken on purpose');
  return (
    <form>
      <input name="city" value={city} onChange={({ target }) => setCity(target.value)} />
      <input name="person" autoComplete="shipping given-name" />
      <label htmlFor="island-note">Gift message (optional)</label>
      <textarea id="island-note" name="giftMessage" />
      <select name="state">
        <option value="">Choose</option>
        <option value="NY">New York</option>
      </select>
      <input type="checkbox" name="gift" value="yes" />
      <input type="radio" name="way" value="slow" />
      <input type="radio" name="way" value="fast" />
      <input name="line" aria-label="Line 1" />
      <input name="line" aria-label="Line 2" />
      {hasSecrets && secrets}
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  );
}

const content = `<form><input name="city" value="Old"><input name="firstName" autocomplete="given-name">
  <label for="note">Gift message</label><textarea id="note" name="message-1"></textarea>
  <select name="state"><option value="">Choose</option><option value="NY">NY</option></select>
  <input type="checkbox" name="gift" value="yes"><input type="radio" name="way" value="slow" checked><input type="radio" name="way" value="fast">
  <input name="line"><input name="line"><input type="password" name="password"><input name="cardNumber" autocomplete="cc-number">
  <input name="securityCode"><button>Go on</button></form>`;

type Fragile = Island<(typeof base)['props']>;

const island = defineIsland({ ...base, name: 'fragile', view: Form });

/** The part of actions.js that a page of a unit test has not. */
function withActions<Rendered extends { registry: Registry }>(rendered: Rendered): Rendered {
  const { registry } = rendered;
  registry.afterCrash = (record) => void afterCrash(registry, record);
  return rendered;
}

const reloads = () => vi.spyOn(location, 'reload').mockImplementation(() => {});

const field = (host: Element, name: string, nth = 0) =>
  host.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[nth]!;
const message = () => document.querySelector('.si-crash')?.textContent;
const announced = () => document.querySelector('[data-si-live="assertive"]')?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/shipping');
});
afterEach(() => vi.restoreAllMocks());

async function typed(definition: Fragile = island, attributes: Record<string, string> = {}) {
  const rendered = withActions(await renderIsland(definition, { about, attributes, content }));
  const { host, shopper } = rendered;
  await shopper.type(field(host, 'city'), 'Utrecht');
  await shopper.type(field(host, 'person'), 'Ada');
  await shopper.type(field(host, 'giftMessage'), 'For you');
  await shopper.selectOptions(field(host, 'state'), 'NY');
  await shopper.click(field(host, 'gift'));
  await shopper.click(field(host, 'way', 1));
  await shopper.type(field(host, 'line'), 'one');
  await shopper.type(field(host, 'line', 1), 'two');
  return rendered;
}

async function crash({ host, shopper }: Awaited<ReturnType<typeof typed>>) {
  await shopper.click(host.querySelector('button')!);
  await vi.waitFor(() => expect(host.getAttribute('data-island-status')).toBe('failed'));
  await vi.waitFor(() => expect(message()).toBeTruthy());
}

const values = (host: Element) => ({
  city: field(host, 'city').value,
  firstName: field(host, 'firstName').value,
  note: field(host, 'message-1').value,
  state: field(host, 'state').value,
  gift: field(host, 'gift').checked,
  way: field(host, 'way', 1).checked,
  lines: [field(host, 'line').value, field(host, 'line', 1).value],
});

const all = {
  city: 'Utrecht',
  firstName: 'Ada',
  note: 'For you',
  state: 'NY',
  gift: true,
  way: true,
  lines: ['one', 'two'],
};

describe('a mounted island that ends with an error', () => {
  test('the server’s form gets what was typed', async () => {
    const rendered = await typed();
    await crash(rendered);
    expect(values(rendered.host)).toEqual(all);
    expect([...rendered.host.childNodes]).toEqual(rendered.serverNodes);
  });

  test('the key that breaks it is kept, and the focus stays in its field', async () => {
    const { host, shopper } = withActions(await renderIsland(island, { about, content }));
    await shopper.type(field(host, 'city'), 'Crash');
    await vi.waitFor(() => expect(message()).toBeTruthy());
    expect(field(host, 'city').value).toBe('Crash');
    expect(document.activeElement).toBe(field(host, 'city'));
  });

  test('the focus goes to the field that the server names otherwise', async () => {
    let fail = (_error: unknown) => {};
    const rendered = await typed();
    fail = rendered.record.fail!;
    field(rendered.host, 'giftMessage').focus();
    fail(new Error('broken on purpose'));
    await vi.waitFor(() => expect(document.activeElement).toBe(field(rendered.host, 'message-1')));
  });

  test('passwords, cards and codes are not carried over, and the message says so', async () => {
    const rendered = await typed(island, { 'data-has-secrets': 'true' });
    const { host, shopper } = rendered;
    for (const name of ['password', 'cardNumber', 'securityCode'])
      await shopper.type(field(host, name), '4111');
    await crash(rendered);
    for (const name of ['password', 'cardNumber', 'securityCode']) expect(field(host, name).value).toBe('');
    expect(message()).toBe(`${texts.crashKept} ${texts.crashSecret}`);
    expect(JSON.stringify(sessionStorage)).not.toContain('4111');
  });

  test('one message, above the host, is announced once', async () => {
    const rendered = await typed();
    await crash(rendered);
    await vi.waitFor(() => expect(announced()).toContain(texts.crashKept));
    expect(document.querySelectorAll('.si-crash')).toHaveLength(1);
    expect(document.querySelector('.si-crash')!.nextElementSibling).toBe(rendered.host);
  });

  test('nothing is said of an island that nobody has used', async () => {
    const { host, record } = withActions(await renderIsland(island, { about, content }));
    record.fail!(new Error('broken on purpose'));
    await vi.waitFor(() => expect(host.getAttribute('data-island-status')).toBe('failed'));
    expect(message()).toBeUndefined();
  });

  test('drafts are dropped once the server’s form has been posted', async () => {
    const rendered = await typed();
    await crash(rendered);
    sessionStorage.setItem(draftsKey, '{}');
    rendered.host.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });
});

describe('server content that is out of date', () => {
  const aged = (serverOf: Island['serverOf']) =>
    defineIsland({ ...base, name: 'fragile', view: Form, serverOf });
  const kept = () => JSON.parse(sessionStorage.getItem(returnKey)!);

  async function broken(serverOf: Island['serverOf'], change: () => void) {
    const rendered = await typed(aged(serverOf));
    change();
    rendered.record.fail!(new Error('broken on purpose'));
    return rendered;
  }

  test('of another step: the page of the address is loaded again, and gets what was typed', async () => {
    const reload = reloads();
    await broken(['address'], () => history.replaceState(null, '', '/options'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(kept()).toMatchObject({
      url: '/options',
      crash: { island: 'fragile', focus: { name: 'line', nth: 1 } },
    });
    expect(kept().fields).toContainEqual({ name: 'giftMessage', nth: 0, value: 'For you' });
    expect(message()).toBeUndefined();
  });

  test('of an older cart: likewise', async () => {
    const reload = reloads();
    await broken(['order'], noteOrderChanged);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('nothing is loaded again while the cart and the address are those of the page', async () => {
    const reload = reloads();
    await broken(['address', 'order'], () => {});
    await vi.waitFor(() => expect(message()).toBeTruthy());
    expect(reload).not.toHaveBeenCalled();
  });

  test('once per address: the second time the server’s page stays', async () => {
    const reload = reloads();
    await broken(['order'], noteOrderChanged);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const { host } = await broken(['order'], noteOrderChanged);
    await vi.waitFor(() => expect(message()).toBeTruthy());
    expect(reload).toHaveBeenCalledOnce();
    expect(values(host)).toEqual(all);
  });

  test('nothing secret of the island is stored, nor anything of a form with a card', async () => {
    const reload = reloads();
    const { host, shopper, record } = await typed(aged(['order']), { 'data-has-secrets': 'true' });
    await shopper.type(field(host, 'securityCode'), '737');
    noteOrderChanged();
    record.fail!(new Error('broken on purpose'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem(returnKey)).not.toMatch(/737|Utrecht/);
  });
});

describe('a host inside another island', () => {
  const inner = defineIsland({ ...base, name: 'inner', view: Form });

  /** The host of `inner` in the page of `outer`, with a runtime that mounts it again when it is found. */
  async function nested() {
    const outer = withActions(await renderIsland(island, { about, content }));
    const { registry } = outer;
    const place = outer.host.querySelector('.si-root')!;
    const rendered = await renderIsland(
      inner,
      { about },
      {
        on: outer,
        before: (host) => place.append(host),
      },
    );
    registry.scan = (host) => {
      const record: HostRecord = { host: host as Element, name: 'inner', status: 'loading', foundAt: 0 };
      registry.hosts.set(host as Element, record);
    };
    registry.begin = (record) =>
      new Promise((resolve) => {
        record.settle = resolve;
        mount(registry, record, inner);
      });
    const now = () => registry.hosts.get(rendered.host)!;
    const fail = () => now().fail!(new Error('broken on purpose'));
    return { ...rendered, outer, fail, isMounted: () => now()?.status === 'mounted' };
  }

  test('is mounted again, with what was typed', async () => {
    const { host, fail, shopper, isMounted } = await nested();
    await shopper.type(field(host, 'city'), 'Utrecht');
    fail();
    await vi.waitFor(() => expect(isMounted() && field(host, 'city').value).toBe('Utrecht'));
    expect(document.activeElement).toBe(field(host, 'city'));
    expect(message()).toBe(texts.crashKept);
  });

  test('the second time it keeps its server content, and the other one stays', async () => {
    const { outer, fail, isMounted, status } = await nested();
    fail();
    await vi.waitFor(() => expect(isMounted()).toBe(true));
    fail();
    await vi.waitFor(() => expect(status()).toBe('failed'));
    expect(outer.status()).toBe('mounted');
  });
});

describe('a layer', () => {
  const layer = defineIsland({ ...base, kind: 'overlay', name: 'layer', view: Form });
  const shownLayer = () => document.querySelector('[data-island-overlay]');

  test('that has text in it is opened again with it, once', async () => {
    const { host, record, shopper, registry } = withActions(await openIsland(layer, { about }));
    await shopper.type(field(host, 'city'), 'Utrecht');
    record.fail!(new Error('broken on purpose'));
    await vi.waitFor(() => expect(message()).toBe(texts.crashKept));
    expect(field(shownLayer()!, 'city').value).toBe('Utrecht');
    registry.hosts.get(shownLayer()!)!.fail!(new Error('broken on purpose'));
    await vi.waitFor(() => expect(message()).toBe(texts.crashClosed));
    expect(shownLayer()).toBeNull();
  });
});
