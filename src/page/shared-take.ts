type Take = typeof import('./take.ts').take;

/** The `take` of the loader, which runs before all other scripts of the library; in an embedder's unit tests that of src/testing. */
export const { take } = (window as unknown as Record<symbol, { take: Take }>)[
  Symbol.for('storefront-islands')
]!;
