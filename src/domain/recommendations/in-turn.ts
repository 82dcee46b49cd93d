/** Several lists as one, an item of each in turn. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...Array(longest).keys()].flatMap((place) => lists.flatMap((list) => list.slice(place, place + 1)));
}
