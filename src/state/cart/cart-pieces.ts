import { atom, type Getter } from 'jotai';
import type { AddToCartItem, Cart } from '../../contract/cart/cart.ts';
import { hasGaps } from '../../contract/fields.ts';
import type { Verdict } from '../deed.ts';
import { sharedAtom } from '../store.ts';

/** How many pieces of each product, by sku. */
export type Pieces = ReadonlyMap<string, number>;

/** The posts of this page that change the number of pieces of a product in the cart. */
interface Posts {
  /** By sku: the post that is not answered yet, for which the next post of the same product waits. */
  open: Map<string, Promise<unknown>>;
  /** By sku: the pieces in the cart after the last post, and whether the cart has been read since. */
  left: Map<string, { pieces: number | undefined; nth: number; isRead?: boolean }>;
  /** How many have ended. */
  ended: number;
}

const postsAtom = sharedAtom('cartPosts', () =>
  atom((): Posts => ({ open: new Map(), left: new Map(), ended: 0 })),
);

const sumBySku = (entries: Iterable<readonly [string, number]>): Pieces => {
  const sums = new Map<string, number>();
  for (const [sku, pieces] of entries) sums.set(sku, (sums.get(sku) ?? 0) + pieces);
  return sums;
};

/** The pieces that are asked for. */
export const piecesOf = (items: readonly AddToCartItem[]): Pieces =>
  sumBySku(items.map(({ Sku, Quantity }) => [Sku, Quantity] as const));

/** By the skus that were added, where the cart names them. */
const piecesIn = ({ lineItems }: Cart): Pieces =>
  sumBySku(
    lineItems.map(({ sku, quantity, addToCartItem }) => [addToCartItem?.Sku ?? sku, quantity] as const),
  );

/**
 * Runs a post that changes the number of pieces of these products, once earlier posts of the same products have ended: if
 * two answers were lost together, nobody could tell which of the posts the server has done.
 * @param post notes the pieces of each product in the cart after it, if it knows them
 */
export async function inTurn<Result>(
  get: Getter,
  skus: readonly string[],
  post: (noteLeft: (pieces: Pieces | undefined) => void) => Promise<Result>,
): Promise<Result> {
  const posts = get(postsAtom);
  const { open } = posts;
  const before = skus.map((sku) => open.get(sku));
  let left: Pieces | undefined;
  const posted = (async () => {
    await Promise.all(before);
    return post((pieces) => {
      left = pieces;
    });
  })();
  const ended = posted
    .catch(() => {})
    .then(() => {
      posts.ended += 1;
      for (const sku of skus) {
        posts.left.set(sku, { pieces: left?.get(sku), nth: posts.ended });
        if (open.get(sku) === ended) open.delete(sku);
      }
    });
  for (const sku of skus) open.set(sku, ended);
  await ended;
  return posted;
}

/**
 * Begins a read of the cart, whose answer includes every post that has ended by now.
 * @returns a function that notes the read's answer
 */
export function beginRead(get: Getter): () => void {
  const { left, ended } = get(postsAtom);
  return () => {
    for (const one of left.values()) if (one.nth <= ended) one.isRead = true;
  };
}

/** Whether the outcome of the last post of one of these products is unknown, and no read has shown it since. */
export function isInDoubt(get: Getter, asked: Pieces): boolean {
  const { left } = get(postsAtom);
  return [...asked.keys()].some((sku) => {
    const last = left.get(sku);
    return last && !last.isRead && last.pieces === undefined;
  });
}

/** An add that can be judged by the cart (decision 111). */
interface JudgedAdd {
  /**
   * @param read the cart as it is read after the add. The add is undone only if the cart has no other new pieces either,
   *   and every line could be read: the server may know the product by another sku.
   */
  judge(read: Cart): Verdict;
  /** The number of pieces of each product before the add, and after it. */
  before: Pieces;
  after: Pieces;
}

/** @param cart as it was last read @returns undefined if the number of pieces of one of the products is not known */
export function judgedAdd(get: Getter, cart: Cart | undefined, asked: Pieces): JudgedAdd | undefined {
  if (!cart) return undefined;
  const { left, open, ended } = get(postsAtom);
  const before = new Map(piecesIn(cart));
  for (const [sku, { pieces, isRead }] of left) {
    if (isRead) continue;
    if (pieces !== undefined) before.set(sku, pieces);
    else if (asked.has(sku)) return undefined;
  }
  const isOther = (sku: string) => !asked.has(sku) && (open.has(sku) || (left.get(sku)?.nth ?? 0) > ended);
  return {
    before,
    after: sumBySku([...asked].map(([sku, pieces]) => [sku, pieces + (before.get(sku) ?? 0)] as const)),
    judge(read) {
      const now = piecesIn(read);
      const more = (sku: string) => (now.get(sku) ?? 0) - (before.get(sku) ?? 0);
      if ([...asked].every(([sku, pieces]) => more(sku) === pieces)) return 'done';
      const isUndone =
        !hasGaps(read.lineItems) &&
        [...asked.keys()].every((sku) => more(sku) === 0) &&
        [...now.keys()].every((sku) => more(sku) <= 0 || isOther(sku));
      return isUndone ? 'undone' : 'unclear';
    },
  };
}
