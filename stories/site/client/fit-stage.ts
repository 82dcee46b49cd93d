/** The lowest and the highest stage, in px: a layer has room in the highest. */
const least = 192;
const most = 704;

/**
 * Makes the stage as high as the widget in its frame, and as high as a layer needs while one is open. Unless
 * the reader has chosen another state, what is below stays out of view: nothing may move while one reads.
 */
export function fitStage(stage: HTMLElement, frame: HTMLIFrameElement, isPressed: boolean): void {
  frame.addEventListener('load', () => {
    const { documentElement: root } = frame.contentDocument!;
    const page = root.querySelector<HTMLElement>('.page')!;
    const fit = () => {
      const needed = root.querySelector('dialog[open]')
        ? most
        : Math.min(Math.max(page.offsetHeight, least), most);
      const { top, height } = stage.getBoundingClientRect();
      const unmoving = isPressed ? 0 : Math.min(height, innerHeight - top);
      stage.style.blockSize = `${Math.max(needed, unmoving)}px`;
    };
    new ResizeObserver(fit).observe(page);
    new MutationObserver(fit).observe(root, { attributeFilter: ['open'], childList: true, subtree: true });
  });
}
