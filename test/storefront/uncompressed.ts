/** The request without `Accept-Encoding`, so that the text of its answer can be changed. */
export function uncompressed(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(request, { headers });
}
