import React from 'react';

/*
 * React's development build keeps a stack for each element, for its warnings: a tenth of the tests' time. Beyond its
 * limit it keeps none, and warns all the same.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});
