import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report } from '../../../src/doctor/examine.ts';
import { mistake } from '../../../src/doctor/finding.ts';
import { Panel } from '../../../src/doctor/panel.ts';

const empty: Report = { version: '1', findings: [], hosts: [], loading: 0 };
let report = empty;
let panel: Panel;

beforeEach(() => {
  vi.useFakeTimers();
  report = empty;
  panel = new Panel(
    () => report,
    () => {},
  );
});
afterEach(() => {
  panel.close();
  vi.useRealTimers();
});

const root = () => document.querySelector('[data-island-doctor]')!.shadowRoot!;
const shows = () => [...root().querySelectorAll<HTMLElement>('li button')];
const host = (element: Element, status: string) => ({ element, name: 'cart', status, words: `${status}.` });

it('a page that never stops changing is examined all the same', () => {
  for (const what of ['First.', 'Second.', 'Third.']) {
    report = { ...empty, findings: [mistake('no-token', what, 'Write it.')] };
    panel.renewSoon();
    vi.advanceTimersByTime(200);
  }
  expect(root().querySelector('.what')?.textContent).toBe('Second.');
});

it('the focus stays on a host’s button when its status changes', () => {
  const [first, second] = [document.createElement('div'), document.createElement('div')];
  report = { ...empty, hosts: [host(first, 'pending'), host(second, 'pending')] };
  panel.renew();
  const focused = shows()[1]!;
  focused.focus();
  report = { ...empty, hosts: [host(first, 'pending'), host(second, 'mounted')] };
  panel.renew();
  expect(focused.isConnected).toBe(false);
  expect(root().activeElement).toBe(shows()[1]);
});

it('the focus stays on a finding’s button when another finding goes', () => {
  const element = document.createElement('div');
  const all = ['One.', 'Two.', 'Three.'].map((what) =>
    mistake('wrong-attribute', what, 'Write it.', element),
  );
  report = { ...empty, findings: all };
  panel.renew();
  shows()[2]!.focus();
  report = { ...empty, findings: all.slice(1) };
  panel.renew();
  expect(root().activeElement?.closest('li')?.textContent).toContain('Three.');
});

it('the focus goes to the list when the button’s host has left the page', () => {
  report = { ...empty, hosts: [host(document.createElement('div'), 'pending')] };
  panel.renew();
  shows()[0]!.focus();
  report = empty;
  panel.renew();
  expect(root().activeElement?.getAttribute('aria-label')).toBe('Findings');
});

it('a drawing leaves the focus alone if it is elsewhere on the page', () => {
  document.body.innerHTML = '<button>Theirs</button>';
  document.querySelector('button')!.focus();
  report = { ...empty, hosts: [host(document.createElement('div'), 'pending')] };
  panel.renew();
  expect(document.activeElement).toBe(document.querySelector('body > button'));
});

it('the panel says that files are on their way, and is not called healthy before', () => {
  report = { ...empty, loading: 2 };
  panel.renew();
  expect(root().querySelector('[role="status"]')?.textContent).toContain('files of 2 widgets on their way');
  expect(root().querySelector('section')?.hasAttribute('data-healthy')).toBe(false);
});
