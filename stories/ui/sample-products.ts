export interface SampleProduct {
  sku: string;
  name: string;
  href: string;
  imagePath: string;
  price: string;
  listPrice?: string;
  badge?: string;
}

const names = [
  'Lounge Deep 3-Seat Sofa',
  'Oversized Architect’s Swivel Armchair with Walnut Base',
  'Tate Stone Sideboard',
  'Monarch Shiitake Solid Walnut Extension Dining Table with Two Leaves',
  'Arc Brass Floor Lamp',
  'Ora Rug',
];

/** A still life per product, drawn here so that the stories need no server. */
export const sampleProducts: SampleProduct[] = Array.from({ length: 15 }, (_, index) => {
  const name = names[index % names.length]!;
  const isOnSale = index % 4 === 1;
  return {
    sku: String(410_550 + index),
    name,
    href: `#/p/${410_550 + index}`,
    imagePath: picture(index),
    price: isOnSale ? '$1,049.00' : `$${1 + (index % 3)},${299 + index}.00`,
    ...(isOnSale && { listPrice: '$1,399.00', badge: 'Sale' }),
  };
});

function picture(index: number): string {
  const hue = 20 + ((index * 47) % 60);
  const width = 180 + ((index * 37) % 90);
  const left = 200 - width / 2;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
      <ellipse cx="200" cy="292" rx="${width / 2 + 12}" ry="9" fill="#000" opacity=".1"/>
      <rect x="${left}" y="170" width="${width}" height="70" rx="14" fill="hsl(${hue} 24% 62%)"/>
      <rect x="${left - 14}" y="205" width="${width + 28}" height="62" rx="12" fill="hsl(${hue} 24% 52%)"/>
      <path d="M${left + 10} 267v22M${left + width - 10} 267v22" stroke="#5b4636" stroke-width="7"/>
    </svg>`,
  )}`;
}
