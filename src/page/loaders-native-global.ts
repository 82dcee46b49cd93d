type NativeGlobal = typeof import('./native-global.ts').nativeGlobal;

/**
 * The loader's `nativeGlobal`, for every other script: the build puts this file in place of native-global.ts there. The
 * loader runs before all of them; in an embedder's unit tests, which have no loader, src/testing provides it.
 */
export const { take: nativeGlobal } = (window as unknown as Record<symbol, { take: NativeGlobal }>)[
  Symbol.for('storefront-islands')
]!;
