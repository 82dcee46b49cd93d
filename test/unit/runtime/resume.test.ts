import { beforeEach, describe, expect, test, vi } from 'vitest';
import { returnKey, storeReturn } from '../../../src/page/return-record.ts';
import { typedMs } from '../../../src/page/visit.ts';
import type { Registry } from '../../../src/runtime/registry.ts';
import { resume } from '../../../src/runtime/resume.ts';
import { forgetReturn, keepForReturn } from '../../../src/state/account/return.ts';
import { fillStorage } from '../full-storage.ts';

const next = { name: 'registry-choice', props: { items: [{ sku: '410553', quantity: 1 }] } };
const page = {
  open: vi.fn((..._given: unknown[]) => Promise.resolve()),
  hosts: new Map<Element, { host: Element; status: string }>(),
};
const opened = () => page.open.mock.calls.map(([, name, props]) => ({ name, props }));
const kept = () => sessionStorage.getItem(returnKey);

function comeBack(path: string, { isSignedIn = true } = {}): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<script type="application/json" id="storefront-context">${JSON.stringify({
    account: { isSignedIn },
  })}</script><input name="note">`;
  resume(page as unknown as Registry);
}

const note = () => document.querySelector<HTMLInputElement>('[name=note]')!.value;

beforeEach(() => {
  page.open.mockClear();
  page.hosts.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/p/410553?color=sand');
  document.body.innerHTML = '<input name="note">';
});

describe('after returning from a wallet’s page', () => {
  const record = { url: '/p/410553?color=sand', fields: [], next, fragment: 'venmo' };

  test('the stored overlay is opened for a guest', () => {
    storeReturn(record);
    comeBack('/p/410553?color=sand#venmoSuccess=1', { isSignedIn: false });
    expect(opened()).toEqual([next]);
  });

  test('nothing is opened on an address without the wallet’s fragment, and nothing is said of it', () => {
    const warn = vi.spyOn(console, 'warn');
    storeReturn(record);
    comeBack('/p/410553?color=sand');
    expect(opened()).toEqual([]);
    expect(kept()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('after returning from a sign-in', () => {
  test('the stored overlay is opened, once', () => {
    keepForReturn('/p/410553?color=sand', next);
    comeBack('/p/410553?color=sand');
    expect(opened()).toEqual([next]);
    expect(kept()).toBeNull();
  });

  test('typed fields are restored', () => {
    document.querySelector('input')!.value = 'by the window';
    keepForReturn('/p/410553?color=sand');
    comeBack('/p/410553?color=sand');
    expect(note()).toBe('by the window');
    expect(opened()).toEqual([]);
  });

  test('a loading island gets the typed text after mounting', () => {
    document.querySelector('input')!.value = 'by the window';
    keepForReturn('/p/410553?color=sand');
    const host = document.createElement('div');
    page.hosts.set(host, { host, status: 'loading' });
    comeBack('/p/410553?color=sand');
    document.querySelector('input')!.value = '';
    host.dispatchEvent(new CustomEvent('storefront:island-mounted', { bubbles: true }));
    expect(note()).toBe('by the window');
  });

  test('nothing is restored before the page is parsed', () => {
    keepForReturn('/p/410553?color=sand', next);
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    comeBack('/p/410553?color=sand');
    expect(opened()).toEqual([]);
    state.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(opened()).toEqual([next]);
  });

  test('nothing is opened if the shopper has stayed', () => {
    keepForReturn('/p/410553?color=sand', next);
    forgetReturn();
    comeBack('/p/410553?color=sand');
    expect(opened()).toEqual([]);
  });

  test('the URL with a hash is the same page', () => {
    keepForReturn('/p/410553?color=sand#reviews', next);
    comeBack('/p/410553?color=sand#reviews');
    expect(opened()).toEqual([next]);
  });

  test('the record stays for the page it belongs to', () => {
    keepForReturn('/p/410553?color=sand', next);
    comeBack('/account/login');
    expect(opened()).toEqual([]);
    comeBack('/p/410553?color=sand');
    expect(opened()).toEqual([next]);
  });

  test('without a sign-in only typed fields are restored, and nothing is opened later', () => {
    document.querySelector('input')!.value = 'by the window';
    keepForReturn('/p/410553?color=sand', next);
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    comeBack('/p/410553?color=sand', { isSignedIn: false });
    expect(said.mock.calls[0]![0]).toContain('account.isSignedIn');
    said.mockRestore();
    expect(note()).toBe('by the window');
    comeBack('/p/410553?color=sand');
    expect(opened()).toEqual([]);
  });

  test('after half an hour the record has expired', () => {
    keepForReturn('/p/410553?color=sand', next);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + typedMs);
    comeBack('/p/410553?color=sand');
    now.mockRestore();
    expect(opened()).toEqual([]);
    expect(kept()).toBeNull();
  });

  test('a layer that does not open is not tried again', async () => {
    page.open.mockRejectedValueOnce(new Error('offline'));
    keepForReturn('/p/410553?color=sand', next);
    comeBack('/p/410553?color=sand');
    await Promise.resolve();
    expect(kept()).toBeNull();
  });
});

test.each([
  'not JSON',
  '[]',
  '{"url":"/p/410553?color=sand"}',
  '{"url":"/p/410553?color=sand","at":"now","fields":[]}',
  '{"url":"/p/410553?color=sand","at":NOW,"fields":[{"name":1}]}',
  '{"url":"/p/410553?color=sand","at":NOW,"fields":[],"next":{"name":"","props":{}}}',
  '{"url":"/p/410553?color=sand","at":NOW,"fields":[],"next":{"name":"registry-choice"}}',
  '{"url":"/p/410553?color=sand","at":NOW,"next":{"name":"registry-choice","props":{}}}',
])('a stored value that is not a record is removed: %s', (text) => {
  sessionStorage.setItem(returnKey, text.replace('NOW', String(Date.now())));
  comeBack('/p/410553?color=sand');
  expect(opened()).toEqual([]);
  expect(kept()).toBeNull();
});

describe('before leaving', () => {
  test('nothing is stored if there is nothing to restore', () => {
    keepForReturn('/account');
    expect(kept()).toBeNull();
  });

  test('typed fields are not stored for another page', () => {
    document.querySelector('input')!.value = 'by the window';
    keepForReturn('/account', next);
    expect(JSON.parse(kept()!)).toMatchObject({ url: '/account', fields: [], next });
  });

  test('nothing is stored for another origin', () => {
    keepForReturn('https://other.example/p/410553', next);
    expect(kept()).toBeNull();
  });

  test('full storage does not stop the sign-in', () => {
    const setItem = fillStorage('sessionStorage');
    expect(() => keepForReturn('/p/410553?color=sand', next)).not.toThrow();
    expect(setItem).toHaveBeenCalled();
  });
});
