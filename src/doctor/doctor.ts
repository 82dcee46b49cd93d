import { Watch } from './check-calls.ts';
import { examine } from './examine.ts';
import { Panel } from './panel.ts';

/*
 * The doctor of a page: a file of its own, which a page loads only with `data-island-debug`, or a developer with a
 * bookmark. It imports nothing, so that it works where other files of the library do not load.
 */

let open: Panel | undefined;

/** Shows the panel, or renews it; it follows the page until it is closed. */
export async function show(): Promise<void> {
  if (open?.isOpen) return open.renew();
  const folder = import.meta.resolve('./');
  let panel: Panel | undefined;
  const renew = () => panel?.renewSoon();
  const watch = new Watch(renew);
  const changes = new MutationObserver(renew);
  panel = new Panel(
    async () => {
      const report = await examine(folder);
      return { ...report, findings: [...report.findings, ...watch.findings] };
    },
    () => {
      watch.stop();
      changes.disconnect();
    },
  );
  open = panel;
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-island', 'data-island-open', 'data-island-status', 'data-island-load'],
  });
  await panel.renew();
}
