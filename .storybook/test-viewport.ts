import { page } from 'vitest/browser';

declare global {
  /** Resizes the frame of a story that runs as a test; missing in Storybook, where the toolbar and links decide. */
  var resizeTest: ((width: number, height: number) => Promise<void>) | undefined;
}

globalThis.resizeTest = (width, height) => page.viewport(width, height);
