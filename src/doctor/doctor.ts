import { Watch } from './check-calls.ts';
import { examine } from './examine.ts';
import { Panel } from './panel.ts';
import { WidgetFiles } from './widget-files.ts';

/*
 * The doctor of a page: a file of its own, which a page loads only with `data-island-debug`, or a developer with a
 * bookmark. It imports nothing, so that it works where other files of the library do not load.
 */

let open: { panel: Panel; files: WidgetFiles } | undefined;

/**
 * Shows the panel, or renews it; it follows the page until it is closed. Resolves once the widgets' files have
 * arrived too, or are overdue.
 */
export async function show(): Promise<void> {
  if (!open?.panel.isOpen) open = start();
  const { panel, files } = open;
  panel.renew();
  await files.answered();
  panel.renew();
}

function start(): { panel: Panel; files: WidgetFiles } {
  const folder = import.meta.resolve('./');
  const renew = () => panel.renewSoon();
  const watch = new Watch(renew);
  const files = new WidgetFiles(renew);
  const changes = new MutationObserver(renew);
  const panel = new Panel(
    () => {
      const report = examine(folder, files);
      return { ...report, findings: [...report.findings, ...watch.findings] };
    },
    () => {
      watch.stop();
      changes.disconnect();
    },
  );
  changes.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-island', 'data-island-open', 'data-island-status', 'data-island-load'],
  });
  return { panel, files };
}
