const mostRedirects = 10;

/**
 * Follows redirects one by one, because `fetch` would send the given headers on to any origin.
 * @param ask sends one request, with the headers that its address may get
 */
export async function followRedirects(url: string, ask: (at: URL) => Promise<Response>): Promise<Response> {
  let at = new URL(url);
  for (let nth = 0; nth <= mostRedirects; nth++) {
    const response = await ask(at);
    const location = response.headers.get('location');
    if (!location || response.status < 300 || response.status > 399) return response;
    await response.body?.cancel();
    at = new URL(location, at);
  }
  throw new Error(`it redirects more than ${mostRedirects} times`);
}
