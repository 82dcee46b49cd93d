/*
 * MSW's worker, which stays registered: MSW removes it with its last page, and on a reload that may happen just after
 * the next page has registered it, whose calls would then reach the server.
 */
importScripts('./mockServiceWorker.js');

self.registration.unregister = async () => false;
