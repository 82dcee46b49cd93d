import type { View } from '../view.ts';

/** Something to choose, with its charge in cents. */
export interface Choice {
  code: string;
  name: string;
  charge?: number;
  about?: string;
}

const charges: Record<View['country'], { box: number; paperBags: number }> = {
  US: { box: 595, paperBags: 25 },
  CA: { box: 795, paperBags: 35 },
};

/** How the items for a recipient can be given; furniture does not fit in a box. */
export function giftOptions({ country }: View, hasParcels: boolean): Choice[] {
  const plain: Choice[] = [
    { code: 'none', name: 'Not a gift' },
    { code: 'receipt', name: 'Gift receipt', about: 'Without prices, in place of the invoice' },
  ];
  if (!hasParcels) return plain;
  const box = {
    code: 'box',
    name: 'Gift box',
    charge: charges[country].box,
    about: 'In a box with a ribbon',
  };
  return [...plain, box];
}

/** How what is picked up is packed. */
export const baggingOptions = ({ country }: View): Choice[] => [
  { code: 'none', name: 'No bags' },
  { code: 'paper', name: 'Paper bags', charge: charges[country].paperBags },
];

export const giftReceiptOptions: readonly Choice[] = [
  { code: 'no', name: 'No gift receipt' },
  { code: 'yes', name: 'Gift receipt' },
];

/** The chosen one: the first, if what was chosen is not offered any more. */
export const chosenOf = (options: readonly Choice[], code: string): Choice =>
  options.find((option) => option.code === code) ?? options[0]!;
