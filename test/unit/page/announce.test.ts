import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announce, prepareAnnouncements } from '../../../src/page/announce.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const region = () => document.querySelector('[data-si-live="polite"]');

it('the region is in the page, empty, before the first announcement', () => {
  prepareAnnouncements();
  expect(region()?.getAttribute('role')).toBe('status');
  expect(region()?.textContent).toBe('');
});

it('there is one region, however often it is prepared', () => {
  prepareAnnouncements();
  prepareAnnouncements();
  expect(document.querySelectorAll('[data-si-live]')).toHaveLength(1);
});

it('announces a text once', () => {
  prepareAnnouncements();
  announce('Added to your cart');
  expect(region()?.textContent).toBe('Added to your cart');
});

it('the same text again changes the region', () => {
  prepareAnnouncements();
  announce('Added');
  const before = region()!.textContent;
  vi.runAllTimers();
  announce('Added');
  expect(region()!.textContent).not.toBe(before);
  expect(region()!.textContent!.trim()).toBe('Added');
});

it('an urgent text has a region of its own', () => {
  announce('Something went wrong', 'assertive');
  vi.runAllTimers();
  const urgent = document.querySelector('[data-si-live="assertive"]');
  expect(urgent?.getAttribute('role')).toBe('alert');
  expect(urgent?.textContent).toBe('Something went wrong');
});

/** What a live region has said, in order. */
function saidIn(selector: string): string[] {
  const said: string[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const text = document.querySelector(selector)?.textContent?.trim();
    if (text && text !== said.at(-1)) said.push(text);
    vi.advanceTimersByTime(50);
  }
  return said;
}

it('two texts in one task are both said, in order', () => {
  prepareAnnouncements();
  announce('Subtotal $64.95.');
  announce('1 item left in your cart.');
  expect(saidIn('[data-si-live="polite"]')).toEqual(['Subtotal $64.95.', '1 item left in your cart.']);
});

it('a text that follows at once, while the region is new, is said after the first', () => {
  announce('Added to your cart.');
  announce('Sold out today.');
  expect(region()?.textContent).toBe('');
  expect(saidIn('[data-si-live="polite"]')).toEqual(['Added to your cart.', 'Sold out today.']);
});

it('an urgent text does not wait for others', () => {
  prepareAnnouncements();
  announce('Something went wrong', 'assertive');
  vi.runAllTimers();
  announce('Subtotal $64.95.');
  announce('1 item left in your cart.');
  announce('Sold out today.', 'assertive');
  expect(document.querySelector('[data-si-live="assertive"]')?.textContent).toBe('Sold out today.');
});

it('the same text twice in one task is said twice', () => {
  prepareAnnouncements();
  announce('Added');
  announce('Added');
  const first = region()!.textContent;
  vi.runAllTimers();
  expect(first?.trim()).toBe('Added');
  expect(region()!.textContent).not.toBe(first);
  expect(region()!.textContent!.trim()).toBe('Added');
});

describe('an open dialog', () => {
  /** A layer whose live regions exist from the start; `shown.isOpen` says whether it is modal. */
  function dialog() {
    document.body.innerHTML = '<dialog><div role="status" data-si-live="polite"></div></dialog>';
    const { querySelectorAll } = Document.prototype;
    const element = document.querySelector('dialog')!;
    const shown = { isOpen: true };
    vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
      selector === 'dialog:modal'
        ? querySelectorAll.call(document, shown.isOpen ? 'dialog' : 'none')
        : querySelectorAll.call(document, selector),
    );
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    return { element, shown };
  }

  it('has a queue of its own', () => {
    dialog();
    announce('Subtotal $64.95.');
    announce('1 item left in your cart.');
    expect(saidIn('dialog [data-si-live="polite"]')).toEqual([
      'Subtotal $64.95.',
      '1 item left in your cart.',
    ]);
    expect(document.querySelectorAll('[data-si-live="polite"]')).toHaveLength(1);
  });

  it('that closes leaves what it has not said to the page', () => {
    const { element, shown } = dialog();
    announce('Subtotal $64.95.');
    announce('1 item left in your cart.');
    shown.isOpen = false;
    element.remove();
    expect(saidIn('body > [data-si-live="polite"]')).toEqual(['1 item left in your cart.']);
  });
});
