import { expect, vi } from 'vitest';
import type { calls } from '../../../src/contract/calls.ts';
import type { IslandDefinition } from '../../../src/testing/test-page.ts';
import { type IslandExample, openIsland, renderIsland, type TestPage } from '../render-island.tsx';

/** A shopper's actions and checks on a page. */
export interface Scene {
  /** Makes the widget send the call. */
  act(): Promise<unknown>;
  /** Retries after a failure; the default is `act`. */
  again?(): Promise<unknown>;
  /** Checks that the shopper's data is kept after a failure. */
  kept?(): void;
  /** Checks the success. */
  done(): void;
}

/** Makes a widget send a declared call, as a shopper does. */
export interface Driver {
  /** The shopper's action, as a test name. */
  name: string;
  call: (typeof calls)[number]['name'];
  /** The page's URL, if it matters. */
  path?: string;
  /** The page: its context, and the answer of every call. */
  example: IslandExample;
  /** The steps before the call. */
  come(on: TestPage): Promise<Scene>;
  /** The selector of the error message; null if the failure shows in another way, such as a popup alone. */
  said?: string | null;
  /** The part of the page that contains the message: where the shopper acted, or what the message is about. */
  place?: string;
  /** The message of any failure that has no message below, if the widget does not use the usual one. */
  genericText?: string;
  /** A read whose message stays beside the refresh popup, because it names the missing part or offers Try Again. */
  hasOwnWords?: boolean;
  /** The message of a reset, if it differs from the other failures' message. */
  resetText?: string;
  /** The message for 503 and 504, if it is not the usual one. */
  networkText?: string;
  /** The message for a missing answer, if the widget has one of its own; otherwise it is tested like a 500. */
  timeoutText?: string;
  /** Checks the loading state; null if there is none. */
  busy?: string | null;
  /** The page gets a storefront:error event; if missing, the island fails instead. */
  isEvent?: boolean;
  /** The shopper's task goes on without the call: a stale token opens nothing. */
  isBackground?: boolean;
  /** A background read: the end of the session opens nothing, and is only logged. */
  isUnasked?: boolean;
  /** The popup after any failure but a reset or a stale token, or null for none, where it differs from the call's policy. */
  opens?: string | null;
}

export const soon = (check: () => void) => vi.waitFor(check, { interval: 5 });
export const focused = () => document.activeElement;
export const body = () => document.body.textContent;

/** The first button whose label starts with this text. */
export function button(name: string, within: ParentNode = document.body): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find((one) =>
    one.textContent!.trim().startsWith(name),
  );
  if (!found) throw new Error(`no button "${name}" in ${body()}`);
  return found;
}

/** The bodies of all requests of this call. */
export const sentBodies = ({ requests }: TestPage, name: Driver['call']) =>
  requests.filter(({ call }) => call === name).map(({ body }) => body);

export const isDialogClosed = () => expect(document.querySelector('dialog')).toBeNull();

/** Where the message of a failed payment shows. */
export const problem = '.si-message[data-state="error"]';
export const cardNumber = '4111111111111111';

export const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

/** A host that loads on mount, and restores its server content if that fails: it is remounted. */
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

/** A popup that loads its content, and loads it again after a failure. */
export function asking(
  definition: IslandDefinition,
  example: IslandExample,
  shown: string,
): Pick<Driver, 'example' | 'come' | 'place'> {
  return {
    example,
    place: '.si-dialog__body',
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
