import { atom, type Getter } from 'jotai';
import type { AddToCartItem, Cart } from '../../contract/cart/cart.ts';
import type { Verdict } from '../deed.ts';
import { sharedAtom } from '../store.ts';

/** How many pieces of each product, by sku. */
export type Pieces = ReadonlyMap<string, number>;

/** What this page has posted that changes how many pieces of a product the cart has. */
interface Posts {
  /** By sku, while a post of the product is not answered: the next one waits for it. */
  open: Map<string, Promise<unknown>>;
  /** By sku: what the last post has left, and whether the cart has been read since. */
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
 * Runs a post that changes how many pieces of these products the cart has, after those of the same products before it:
 * otherwise nobody could say, of two whose answers are lost, which of them the server has done.
 * @param post notes the pieces that the cart has of each once it has ended, if it knows them
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

/** A read of the cart begins: what it answers has what has ended before. @returns notes that it has been answered */
export function beginRead(get: Getter): () => void {
  const { left, ended } = get(postsAtom);
  return () => {
    for (const one of left.values()) if (one.nth <= ended) one.isRead = true;
  };
}

/** Whether nobody knows what the last post of one of these products has done, and no read since has shown it. */
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
   * @param read the cart as it is read after the add. It is undone only if nothing else is new there either, and every
   *   line could be read: the server may know the product by another sku.
   */
  judge(read: Cart): Verdict;
  /** The cart's pieces of the products before it, and once it is done. */
  before: Pieces;
  after: Pieces;
}

/** @param cart as it was last read; undefined if the cart's pieces of one of the products are not known */
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
        !read.hasUnreadLines &&
        [...asked.keys()].every((sku) => more(sku) === 0) &&
        [...now.keys()].every((sku) => more(sku) <= 0 || isOther(sku));
      return isUndone ? 'undone' : 'unclear';
    },
  };
}
