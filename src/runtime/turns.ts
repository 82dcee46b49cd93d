const turns: (() => void)[] = [];
const channel = new MessageChannel();

// React alone lets the browser paint after each root, so that a page with many islands is laid out again and again.
// Turns limit that to one paint every 25 ms.
channel.port1.onmessage = () => {
  const until = performance.now() + 25;
  try {
    while (turns.length && performance.now() < until) turns.shift()!();
  } finally {
    if (turns.length) channel.port2.postMessage(0);
  }
};

/** Queues `turn` to run in a task of its own. */
export function inTurn(turn: () => void): void {
  if (turns.push(turn) === 1) channel.port2.postMessage(0);
}
