import { type ShopPage, shopPages } from '../contract/pages.ts';

type Json = Record<string, unknown>;

const tokenField = '__RequestVerificationToken';

/** A link that the browser follows, or a form that it posts: the answer is a page, which the browser shows. */
function pageOperation({ name, path, about, isPosted, takes }: ShopPage): Json {
  const fields = Object.entries(takes);
  const query = fields.map(([field, description]) => ({
    name: field,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  const properties = Object.fromEntries([
    ...fields.map(([field, description]) => [field, { type: 'string', description }]),
    [tokenField, { type: 'string', description: 'The anti-forgery token.' }],
  ]);
  const form = { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties } } };
  const operation = {
    operationId: name,
    tags: ['pages'],
    summary: `${isPosted ? 'a form' : 'a page'}: ${path}`,
    description: about,
    ...(isPosted ? { requestBody: { required: true, content: form } } : { parameters: query }),
    responses: {
      200: { description: 'A page, which the browser shows.' },
      '3XX': { description: 'Another page, to which the browser goes on.' },
    },
  };
  return { [isPosted ? 'post' : 'get']: operation };
}

/** The pages that are linked and the forms that are posted, as OpenAPI has them, by their path. */
export const pageOperations: Record<string, Json> = Object.fromEntries(
  shopPages.map((page) => [page.path, pageOperation(page)]),
);
