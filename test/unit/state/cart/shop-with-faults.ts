import type { ServerResponse } from 'node:http';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { json, type SeenRequest } from '../../http/test-server.ts';

/** The fate of a POST: whether the server acts on it, and how its answer is lost. */
export const postFaults = [
  'none',
  'lost before',
  'lost after',
  'cut after',
  '504 before',
  '504 after',
  'page after',
  '500 before',
  '500 after',
  'late',
] as const;

export type PostFault = (typeof postFaults)[number];

/** A shop's cart, some of whose answers get lost. It counts how often it has done what each press asked for. */
export class ShopWithFaults {
  readonly #honoursKeys: boolean;
  #lines: { id: string; sku: string; quantity: number }[] = [];
  readonly #answered = new Map<string, unknown>();
  /** How often each press was done, by the `Location` of its item. */
  readonly done = new Map<string, number>();
  /** The keys of each press. */
  readonly keys = new Map<string, Set<string>>();
  posts = 0;
  /** The next post, and the next read. */
  nextFault: () => PostFault = () => 'none';
  isReadLost: () => boolean = () => false;
  /** Whether the line of this product comes without its quantity. */
  isUnreadable: (sku: string) => boolean = () => false;

  constructor(honoursKeys: boolean) {
    this.#honoursKeys = honoursKeys;
  }

  pieces(sku: string): number {
    return this.#lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
  }

  /** Another tab or device adds. */
  addElsewhere(sku: string, quantity: number): void {
    const line = this.#lines.find((one) => one.sku === sku);
    if (line) line.quantity += quantity;
    else this.#lines.push({ id: `line-${sku}`, sku, quantity });
  }

  answer = (response: ServerResponse, request: SeenRequest): unknown => {
    if (request.method === 'GET') {
      if (this.isReadLost()) return response.destroy();
      return json({
        ...getCartExample.answer,
        lineItems: this.#lines.map((line) =>
          this.isUnreadable(line.sku) ? { ...line, quantity: 'two' } : line,
        ),
        orderSummary: { subtotal: 0 },
      })(response, request);
    }
    this.posts += 1;
    const fault = this.nextFault();
    if (fault === 'lost before') return response.destroy();
    if (fault === '504 before' || fault === '500 before')
      return response.writeHead(Number(fault.slice(0, 3))).end();
    const answer = this.#act(request);
    if (fault === 'lost after') return response.destroy();
    if (fault === '504 after' || fault === '500 after')
      return response.writeHead(Number(fault.slice(0, 3))).end();
    if (fault === 'page after') return response.end('<!doctype html><title>Sorry</title>');
    if (fault === 'late') return setTimeout(() => json(answer)(response, request), 5);
    if (fault === 'none') return json(answer)(response, request);
    const text = JSON.stringify(answer);
    response.writeHead(200, { 'content-length': text.length });
    return response.write(text.slice(0, text.length / 2), () => setImmediate(() => response.destroy()));
  };

  #act({ headers, body }: SeenRequest): unknown {
    const key = String(headers['idempotency-key']);
    const known = this.#honoursKeys && this.#answered.get(key);
    const { items } = JSON.parse(body) as { items: { Sku: string; Quantity: number; Location: string }[] };
    for (const { Location } of items)
      this.keys.set(Location, (this.keys.get(Location) ?? new Set()).add(key));
    if (known) return known;
    for (const { Sku, Quantity, Location } of items) {
      this.done.set(Location, (this.done.get(Location) ?? 0) + 1);
      this.addElsewhere(Sku, Quantity);
    }
    const answer = {
      isSuccess: true,
      items: items.map(({ Sku, Quantity }) => ({ sku: Sku, quantity: Quantity, name: `Piece ${Sku}` })),
    };
    this.#answered.set(key, answer);
    return answer;
  }
}
