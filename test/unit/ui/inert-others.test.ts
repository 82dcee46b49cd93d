import { beforeEach, expect, test } from 'vitest';
import { holdOthers } from '../../../src/ui/inert-others.ts';

const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id).sort();

beforeEach(() => {
  document.body.innerHTML = `
    <header id="header"></header>
    <iframe id="venmo" name="venmo-desktop-iframe"></iframe>
    <div id="live" data-si-live="polite"></div>
    <div id="already" inert></div>
    <main id="main"><p id="text"></p><dialog id="dialog"></dialog></main>`;
});

test('makes everything inert except the dialog, its ancestors, the live regions and Venmo’s frame', () => {
  holdOthers(document.getElementById('dialog')!);
  expect(inertIds()).toEqual(['already', 'header', 'text']);
});

test('restores the elements it made inert and leaves those others did', () => {
  holdOthers(document.getElementById('dialog')!)();
  expect(inertIds()).toEqual(['already']);
});
