import { expect, vi } from 'vitest';
import type { calls } from '../../../src/contract/calls.ts';
import type { IslandDefinition } from '../../../src/testing/test-page.ts';
import { type IslandExample, openIsland, renderIsland, type TestPage } from '../render-island.tsx';

/** What a shopper finds on a page, and does there. */
export interface Scene {
  /** Makes the widget send the call. */
  act(): Promise<unknown>;
  /** Tries again after a failure; else as before. */
  again?(): Promise<unknown>;
  /** What is still there after a failure. */
  kept?(): void;
  /** What is there once it worked. */
  done(): void;
}

/** A shopper who makes a widget send a declared call. */
export interface Driver {
  /** What the shopper does. */
  name: string;
  call: (typeof calls)[number]['name'];
  /** The page's own address, where it matters. */
  path?: string;
  /** The page: its context, and how every call is answered. */
  example: IslandExample;
  /** Up to the moment before the call. */
  come(on: TestPage): Promise<Scene>;
  /** Where it is said what went wrong; null where nothing is said, for something stands in its place. */
  said?: string | null;
  /** The text of a failure that has none of its own, where it is not the usual one. */
  genericText?: string;
  /** The text of an answer that never came, where it is not the generic one. */
  timeoutText?: string;
  /** Shows that an answer is waited for; null where nothing does. */
  busy?: string | null;
  /** The page is told by storefront:error; else, or without it, the island fails. */
  isEvent?: boolean;
}

export const soon = (check: () => void) => vi.waitFor(check, { interval: 5 });
export const focused = () => document.activeElement;
export const body = () => document.body.textContent;

/** The button whose label begins so; of several the first. */
export function button(name: string, within: ParentNode = document.body): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) =>
    one.textContent!.trim().startsWith(name),
  );
  if (!found) throw new Error(`no button "${name}" in ${body()}`);
  return found;
}

export const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

/** A host that asks when it mounts, and has its server content back where that fails: it is mounted anew. */
export function mounting(
  definition: IslandDefinition,
  example: IslandExample,
  more: Partial<Scene> = {},
): Pick<Driver, 'example' | 'come' | 'said' | 'isEvent'> {
  return {
    example,
    said: null,
    isEvent: false,
    async come(on) {
      const hosts = () => [...document.querySelectorAll(`[data-island="${definition.name}"]`)];
      let host: HTMLElement | undefined;
      let serverNodes: Node[] = [];
      return {
        async act() {
          ({ host, serverNodes } = await renderIsland(definition, example, { on }));
        },
        async again() {
          for (const one of hosts()) one.remove();
          ({ host } = await renderIsland(definition, example, { on }));
        },
        kept() {
          expect(host!.getAttribute('data-island-status')).toBe('failed');
          expect([...host!.childNodes]).toEqual(serverNodes);
        },
        done() {
          expect(host!.getAttribute('data-island-status')).toBe('mounted');
          expect(host!.querySelectorAll('li a').length).toBeGreaterThan(0);
        },
        ...more,
      };
    },
  };
}

/** A popup that asks for what it shows, and asks again where that did not come. */
export function asking(
  definition: IslandDefinition,
  example: IslandExample,
  shown: string,
): Pick<Driver, 'example' | 'come'> {
  return {
    example,
    async come(on) {
      return {
        act: () => openIsland(definition, example, on),
        again: () => on.shopper.click(button('Try Again')),
        kept: () => expect(document.querySelector('dialog .si-skeleton')).toBeNull(),
        done: () => expect(body()).toContain(shown),
      };
    },
  };
}
