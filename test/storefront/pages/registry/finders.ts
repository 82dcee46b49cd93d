import { listPath } from './paths.ts';

const text = {
  title: 'Find a Gift Registry',
  paragraphs: [
    'Guests find a registry by its link: the couple, or the parents-to-be, send it with their invitation.',
    'Your own registries stand in your account.',
  ],
  back: { path: listPath, text: 'Go to your registries' },
};

/** Where guests look for a registry: each brand has a page of its own (cart §2). */
export const registryFinders = ['/wedding-gift-registry', '/gift-registry/guest/find-registry'].map(
  (path) => ({
    path,
    ...text,
  }),
);
