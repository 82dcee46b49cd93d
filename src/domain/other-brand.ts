/**
 * The other brand's address of a page or a file: the same, with the host swapped (cart §1, decision 81). An address on a
 * third host stays.
 * @param own the origin of this brand's shop
 * @param other that of the other brand's
 */
export function otherBrandUrl(address: string, own: string, other: string): string {
  if (!URL.canParse(address, own)) return address;
  const { origin, pathname, search, hash, href } = new URL(address, own);
  return origin === own ? other + pathname + search + hash : href;
}
