import type { Page } from 'playwright-core';

/**
 * Makes the next render of a mounted island throw, as a fault in its code would, by a state update that throws. The
 * product has no switch for it.
 */
export async function crashIsland(page: Page, name: string): Promise<void> {
  await page.evaluate((island) => {
    interface Hook {
      queue?: {
        dispatch?(update: () => never): void;
        lastRenderedReducer?(state: unknown, action: unknown): unknown;
      };
      next?: Hook;
    }
    interface Fiber {
      memoizedState: Hook | null;
      return: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const shown = document.querySelector(`[data-island="${island}"] > .si-root:not(.si-crash)`)!
      .firstElementChild!;
    const key = Object.keys(shown).find((one) => one.startsWith('__reactFiber$'))!;
    let top = (shown as unknown as Record<string, Fiber>)[key]!;
    while (top.return) top = top.return;
    const isState = ({ queue }: Hook) => {
      try {
        return !!queue?.dispatch && queue.lastRenderedReducer?.(1, () => 2) === 2;
      } catch {
        return false;
      }
    };
    const find = (fiber: Fiber | null): Hook | undefined => {
      if (!fiber) return undefined;
      for (let hook = fiber.memoizedState; hook && 'queue' in hook; hook = hook.next ?? null)
        if (isState(hook)) return hook;
      return find(fiber.child) ?? find(fiber.sibling);
    };
    find(top)!.queue!.dispatch!(() => {
      throw new Error('broken on purpose');
    });
  }, name);
}
