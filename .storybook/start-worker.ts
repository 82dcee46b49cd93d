import { type SetupWorker, setupWorker } from 'msw/browser';

/** Starts the service worker that answers the calls of stories. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: '/lasting-worker.js' } });
  return worker;
}
