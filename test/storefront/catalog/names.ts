import type { Brand } from './product.ts';
import type { Random } from './random.ts';

const coreNames =
  'Marlow Hartwell Ashdown Wrenfield Linden Bramley Everly Thornbury Alder Winslet Calder Rosedale Fenwick Harlan Oakridge Pembrook Tilden Whitby Larkin Maren Ellery Sutton Dunmore Avery Holloway Briar Camden Selby Langley Merritt Kingsley Rowan Haverly Wexley Barrow Ivers Colby Denholm Farrow Greer Hadley Juniper Kendal Lowell Millbrook Norwood Orchard Penrose Quincy Radley Stanton Tamsin Upton Verity Waverly Yarrow Aldous Beckett Corwin Dorset Elmwood Foxley Garnet Hollis Ingram Joss Keaton Lyndale Mabry Nellis Ormond Prescott Ridley Sorrel Thatcher Underhill Vesper Wickham';
const modernNames =
  'Orla Nox Strato Vance Kite Lumen Arc Sable Otto Zephyr Mira Talo Plinth Axel Rune Solen Kobe Faro Indra Noor Vela Quill Brava Cirro Dax Elio Fjord Gesso Halo Isla Juno Kepler Lido Monti Nero Opal Pyra Rigo Siro Tessel Umbra Volta Wove Xeno Yuma Zola Aero Basalt Caro Drift Ember Flint Grid Hinge Ion Jett Knot Loop Mono Nave Oblo Pivot Quadra Ridge Slab Tondo Unit Vertex Wedge Alto Bento Corso Duna Edda Filo Gala Hexa';
const roots =
  'Ash Beck Birch Brook Cald Dale Elder Fair Fern Glen Hart Hazel Heath Holl Iron Kirk Lake Lark Mead Mill Moor North Oak Pine Quarr Raven Reed Rock Shel South Stone Storm Thorn Vale Wald West Wick Wild Wind Wood';
const endings =
  'bourne bridge bury by combe croft dale den field ford ham hurst leigh ley mere more stead stow ton wick wood worth';

const split = (words: string) => words.split(' ');

/** Collection names of a brand in this seed's order, endless and without repetition. */
export function* collectionNames(brand: Brand, random: Random): Generator<string, never> {
  const own = random.shuffled(split(brand === 'core' ? coreNames : modernNames));
  yield* own;
  const compounds = random.shuffled(
    split(roots).flatMap((root) => split(endings).map((ending) => root + ending)),
  );
  yield* compounds;
  for (let round = 0; ; round++) {
    for (let i = 0; i < compounds.length; i++) {
      yield `${compounds[i]} ${own[(i + round) % own.length]}${round < own.length ? '' : ` ${round}`}`;
    }
  }
}
