type Take = typeof import('./take.ts').take;

/**
 * The `take` of the loader, which runs before all scripts that use it; in an embedder's unit tests, which have no loader,
 * that of src/testing.
 */
export const { take } = (window as unknown as Record<symbol, { take: Take }>)[
  Symbol.for('storefront-islands')
]!;
