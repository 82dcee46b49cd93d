const turns: (() => void)[] = [];
const channel = new MessageChannel();

// With React alone the browser may paint after each root, and a page of many islands would be laid out again each
// time. Turns limit that to one paint every 25 ms.
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
