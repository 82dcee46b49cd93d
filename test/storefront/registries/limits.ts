/** The maximum number of registries of an account. */
export const maxRegistries = 20;

/** The maximum length of a registry's name. */
export const maxNameLength = 60;
