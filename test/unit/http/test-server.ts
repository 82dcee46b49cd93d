import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answerer = (response: ServerResponse, request: SeenRequest) => unknown;

export interface TestServer {
  origin: string;
  /** The requests received, in order. */
  requests: SeenRequest[];
  /** Sets the handler of later requests. */
  answer: Answerer;
  /** Resolves when another request has arrived. */
  nextRequest(): Promise<SeenRequest>;
  close(): Promise<void>;
}

/** Answers 200 (or `status`) with JSON. */
export const json =
  (body: unknown, status = 200): Answerer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** The handlers one after the other; the last one stays. */
export function inTurn(...answerers: Answerer[]): Answerer {
  return (response, request) =>
    (answerers.length > 1 ? answerers.shift()! : answerers[0]!)(response, request);
}

/** An origin that no process serves: a server of another test never gets a port this low. */
export const refusingOrigin = 'http://127.0.0.1:2';

/** Closes the connection before any answer. */
export const hangUp: Answerer = (response) => response.destroy();

/** A real HTTP server on a free port. */
export async function startServer(): Promise<TestServer> {
  const arrivals: ((request: SeenRequest) => void)[] = [];
  const http = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body };
    server.requests.push(request);
    for (const arrive of arrivals.splice(0)) arrive(request);
    server.answer(response, request);
  });
  // Otherwise Node may close an idle connection just as the next request is sent on it.
  http.keepAliveTimeout = 0;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: TestServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests: [],
    answer: json({}),
    nextRequest: () => new Promise((resolve) => arrivals.push(resolve)),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
