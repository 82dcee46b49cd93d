type Take = typeof import('./take.ts').take;

/** The loader's `take`: the loader runs before any other script of the library. */
export const { take } = (window as unknown as Record<symbol, { take: Take }>)[
  Symbol.for('storefront-islands')
]!;
