import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { type Fault, faultyAnswer } from '../../../src/mock/faults.ts';
import type { ShopEnv } from '../shop.ts';

/** Answers a call with its fault; `answer` produces the real answer, for faults that modify it. */
export async function failing(
  c: Context<ShopEnv>,
  fault: Fault,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const faulty = await faultyAnswer(fault, answer);
  if (faulty === 'destroyed') return destroyed(c);
  // With the headers that the call has set so far, such as those for the other brand's origin.
  if (faulty !== 'never')
    return c.body(await faulty.text(), faulty.status as 200, Object.fromEntries(faulty.headers));
  await clientGone(c);
  return RESPONSE_ALREADY_SENT;
}

/**
 * Breaks the connection so that the browser reports "Failed to fetch". An invalid response head is sent first,
 * because a browser that finds a kept-alive connection closed without a byte repeats the request by itself.
 */
function destroyed(c: Context<ShopEnv>): Response {
  const { socket } = c.env.incoming;
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', () => socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

function clientGone(c: Context<ShopEnv>): Promise<void> {
  const { outgoing } = c.env;
  return new Promise((resolve) => {
    if (outgoing.destroyed) resolve();
    else outgoing.once('close', () => resolve());
  });
}
