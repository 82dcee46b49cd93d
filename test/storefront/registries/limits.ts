/** Most of one thing that a registry holds. */
export const maxQuantity = 99;

/** Most registries of one account. */
export const maxRegistries = 20;

/** Longest name of a registry. */
export const maxNameLength = 60;
