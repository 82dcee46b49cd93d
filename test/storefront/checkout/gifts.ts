import type { View } from '../view.ts';

/** A gift or packing option, with its charge in cents. */
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

/** The gift options for a recipient's items; furniture does not fit in a box. */
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

/** The packing options for pickup items. */
export const baggingOptions = ({ country }: View): Choice[] => [
  { code: 'none', name: 'No bags' },
  { code: 'paper', name: 'Paper bags', charge: charges[country].paperBags },
];

export const giftReceiptOptions: readonly Choice[] = [
  { code: 'no', name: 'No gift receipt' },
  { code: 'yes', name: 'Gift receipt' },
];

/** The chosen option, or the first if the chosen one is no longer offered. */
export const chosenOf = (options: readonly Choice[], code: string): Choice =>
  options.find((option) => option.code === code) ?? options[0]!;
