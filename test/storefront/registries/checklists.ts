import type { Registry } from './registries.ts';
import type { RegistryType } from './types.ts';

export interface ChecklistEntry {
  id: string;
  text: string;
  /** Slug of the matching category. */
  category?: string;
}

export interface ChecklistGroup {
  title: string;
  entries: readonly ChecklistEntry[];
}

/** Checklists by kind of registry; other kinds have none (checkout §2.2). */
const checklists: Partial<Record<RegistryType, readonly ChecklistGroup[]>> = {
  br: [
    group(
      'At the Table',
      'tableware',
      'Dinner plates for twelve',
      'Bowls',
      'Wine glasses',
      'A serving platter',
    ),
    group('In the Kitchen', 'cookware', 'A Dutch oven', 'Saucepans', 'A roasting pan'),
    group('In the Bedroom', 'bedding', 'Two sets of sheets', 'A duvet', 'Pillows'),
    group('In the Bath', 'towels', 'Bath towels', 'A bath mat'),
  ],
  bb: [
    group('To Sleep', 'kids-bedding', 'A crib', 'Fitted sheets', 'A blanket for the stroller'),
    group('To Keep Tidy', 'kids-storage', 'A changing table', 'Baskets for toys', 'A bookcase within reach'),
    group('To Sit', 'armchairs', 'A chair to nurse in', 'A footstool'),
  ],
  hw: [
    group('To Sit', 'sofas', 'A sofa', 'An armchair', 'A coffee table'),
    group('To See', 'lighting', 'A floor lamp', 'A lamp for each side of the bed', 'A mirror in the hall'),
    group('To Eat', 'tableware', 'Plates', 'Glasses', 'A pot for soup'),
    group('Underfoot', 'rugs', 'A rug for the living room', 'A runner'),
  ],
  ot: [
    group('For the Day', 'tableware', 'Platters to share', 'Glasses for everyone', 'A cake stand'),
    group('For the House', 'vases', 'A large vase', 'Candles'),
    group('For Afterwards', 'pillows-throws', 'A throw', 'Two pillows'),
  ],
};

export function checklistOf({ type }: Registry): readonly ChecklistGroup[] | undefined {
  return checklists[type];
}

export function hasChecklist(registry: Registry): boolean {
  return checklistOf(registry) !== undefined;
}

function group(title: string, category: string, ...texts: string[]): ChecklistGroup {
  return {
    title,
    entries: texts.map((text) => ({
      id: text.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      text,
      category,
    })),
  };
}
