/** The mounts that wait for their turn, the oldest first. */
const mounts: (() => void)[] = [];
const channel = new MessageChannel();

// React alone lets the browser paint after each root, so that a page with many islands is laid out again and again.
// The queue limits that to one paint every 25 ms.
channel.port1.onmessage = () => {
  const until = performance.now() + 25;
  try {
    while (mounts.length && performance.now() < until) mounts.shift()!();
  } finally {
    if (mounts.length) channel.port2.postMessage(0);
  }
};

/** Queues the first render of an island: it runs in a later task, together with others that fit into 25 ms. */
export function queueMount(mount: () => void): void {
  if (mounts.push(mount) === 1) channel.port2.postMessage(0);
}
