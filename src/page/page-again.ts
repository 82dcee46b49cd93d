/*
 * It imports nothing, so that being loaded on its own does not split the chunks of what it would import.
 */

let reading: Promise<Document | null> | undefined;

/** This page as the server sends it now; concurrent callers share one request. Null if it cannot be read. */
export function readPageAgain(): Promise<Document | null> {
  reading ??= request().finally(() => {
    reading = undefined;
  });
  return reading;
}

/** A document is parsed without running anything, also under Trusted Types. One of another origin is not read. */
async function request(): Promise<Document | null> {
  const page = new XMLHttpRequest();
  page.open('GET', location.href);
  page.responseType = 'document';
  page.timeout = 5000;
  page.setRequestHeader('cache-control', 'no-cache');
  page.send();
  await new Promise((resolve) => {
    page.onloadend = resolve;
  });
  return page.responseURL.startsWith(`${location.origin}/`) ? page.responseXML : null;
}
