import { canBeHad } from '../../../src/domain/product/availability.ts';
import type { Product } from '../catalog/product.ts';
import { pictureOf } from '../pictures.ts';
import { parameterOf } from '../special-order/chosen.ts';
import { specialOrderOf } from '../special-order/pieces.ts';
import { productAddress } from './browse-model.ts';

/** A product in one of its fabrics, as its tile offers it. */
export interface Color {
  name: string;
  hex: string;
  optionChoiceParameter: string;
  imagePath: string;
  imagePathHiRes: string;
  /** The product's page in this fabric. */
  url: string;
}

/** The fabrics that a tile offers, and how many there are in all; none without a choice. */
export interface TileColors {
  shown: Color[];
  count: number;
}

/** The maximum number of swatches on a tile, which shows the number of the rest. */
const shownSwatches = 4;

export function tileColors(product: Product): TileColors {
  const fabrics = fabricsOf(product);
  if (fabrics.length < 2) return { shown: [], count: 0 };
  const shown = fabrics
    .filter(({ isSold }) => isSold)
    .slice(0, shownSwatches)
    .map(({ name, hex, parameter }) => {
      const { small, large } = pictureOf(product, parameter);
      return {
        name,
        hex,
        optionChoiceParameter: parameter,
        imagePath: small,
        imagePathHiRes: large,
        url: productAddress(product, parameter),
      };
    });
  return { shown, count: fabrics.length };
}

function fabricsOf({ sku, fabrics = [] }: Product) {
  const option = specialOrderOf(sku)?.options[0];
  if (!option) return fabrics.map(({ code, name, hex }) => ({ name, hex, parameter: code, isSold: true }));
  return option.choices.map((choice) => ({
    name: choice.title,
    hex: choice.fabric!.hex,
    parameter: parameterOf({ chosen: [{ option, choice }] }),
    isSold: canBeHad(choice.availability),
  }));
}
