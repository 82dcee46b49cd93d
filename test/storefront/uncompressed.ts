/** The request as of a browser that knows no compression, for whoever changes the text of the page that answers it. */
export function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(request, { headers });
}
