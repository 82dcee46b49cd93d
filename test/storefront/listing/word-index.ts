import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '../catalog/product.ts';
import { singular, wordsOf } from './word-forms.ts';

/** The texts of a product that are searched, the most important first: a word's field is its index here. */
const fieldsOf = ({ name, categoryName, color, fabrics = [], material, description }: Product) => [
  name,
  categoryName,
  [color, ...fabrics.map((fabric) => fabric.name), material].join(' '),
  description,
];

const fieldBits = 2;

/** Creates the missing table of the search: for every word the products that have it. */
export function createWordTable(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS search_words (
      word TEXT NOT NULL,
      part INTEGER NOT NULL,
      -- Numbers of 32 bits in the machine's own byte order: a product's position, and in the lowest bits the field.
      products BLOB NOT NULL,
      UNIQUE (word, part)
    ) STRICT;
  `);
}

/** So many products are kept in memory before their words are written. */
const productsInPart = 20_000;

export interface WordWriter {
  add(position: number, product: Product): void;
  /** Writes what is still in memory: called once, after the last product. */
  end(): void;
}

/** Writes the words of products, which come in the order of their positions. */
export function wordWriter(db: DatabaseSync): WordWriter {
  const insert = db.prepare('INSERT INTO search_words (word, part, products) VALUES (?, ?, ?)');
  const found = new Map<string, number[]>();
  const forms = new Map<string, string>();
  let first = -1;
  let count = 0;
  function flush(): void {
    for (const [word, products] of found)
      insert.run(word, first, new Uint8Array(Uint32Array.from(products).buffer));
    found.clear();
    forms.clear();
    count = 0;
  }
  return {
    add(position, product) {
      if (count++ === 0) first = position;
      for (const [field, text] of fieldsOf(product).entries())
        for (const word of wordsOf(text)) {
          const form = forms.get(word) ?? singular(word);
          forms.set(word, form);
          const products = found.get(form) ?? [];
          found.set(form, products);
          // Once for each product, with the most important field.
          if (products.at(-1)! >> fieldBits !== position) products.push((position << fieldBits) | field);
        }
      if (count === productsInPart) flush();
    },
    end: flush,
  };
}

/** A word with the products that have it: see {@link positionIn} and {@link fieldIn}. */
export interface IndexedWord {
  word: string;
  products: Uint32Array;
}

export const positionIn = (product: number): number => product >>> fieldBits;
export const fieldIn = (product: number): number => product & ((1 << fieldBits) - 1);

/** A blob as numbers; copied only where they would not be aligned. */
function numbersIn(blob: Uint8Array<ArrayBuffer>): Uint32Array {
  const { buffer, byteOffset, byteLength } = blob.byteOffset % 4 === 0 ? blob : blob.slice();
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** The words that begin with a prefix, or only the word itself. */
export function findWords(db: DatabaseSync, prefix: string, isWhole: boolean): IndexedWord[] {
  const rows = isWhole
    ? db.prepare('SELECT word, products FROM search_words WHERE word = ?').all(prefix)
    : db
        .prepare('SELECT word, products FROM search_words WHERE word >= ? AND word < ?')
        .all(prefix, `${prefix}\u{10ffff}`);
  return rows.map(({ word, products }) => ({
    word: String(word),
    products: numbersIn(products as Uint8Array<ArrayBuffer>),
  }));
}

/** All words, those of the most products first. */
export function allWords(db: DatabaseSync): string[] {
  return db
    .prepare('SELECT word FROM search_words GROUP BY word ORDER BY SUM(LENGTH(products)) DESC, word')
    .all()
    .map(({ word }) => String(word));
}
