import { toJsonSchema } from '@valibot/to-json-schema';
import { readablePath } from '../contract/call.ts';
import { knownAddress, sentAddress } from '../contract/checkout/address.ts';
import { changed } from '../contract/checkout/changed.ts';
import { wholeCheckout } from '../contract/checkout/checkout.ts';
import { valuesOf } from '../contract/enum-values.ts';
import type { ExampledCall } from '../contract/examples.ts';
import { toleranceOf } from '../contract/tolerated.ts';
import { fieldDocsOfContract } from './field-docs.ts';
import { pageOperations } from './page-operations.ts';
import { type Components, ref, sharedSchemas } from './shared-schemas.ts';

type Json = Record<string, unknown>;

/** The headers and fields that a page's `antiForgery` may rename, by their defaults (embedding contract). */
const tokenHeader = 'RequestVerificationToken';

/** An OpenAPI 3.1 document of the declared calls, for those who build the backend. */
export function openApi(calls: readonly ExampledCall[], version: string): Json {
  const given: Record<string, Json> = {};
  for (const call of calls) {
    given[schemaName(call, 'Answer')] = answerOf(call);
    if (call.method === 'POST') given[schemaName(call, 'Payload')] = schemaOf(call.payload, true);
  }
  const components = sharedSchemas(given, {
    Checkout: schemaOf(wholeCheckout),
    CheckoutChanged: schemaOf(changed),
    SentAddress: schemaOf(sentAddress, true),
    KnownAddress: schemaOf(knownAddress),
  });
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = pathOf(call);
    paths[path] ??= path === givenPath ? { servers: [givenServer(call)] } : {};
    paths[path]![call.method.toLowerCase()] = operation(call, components);
  }
  for (const [path, operations] of Object.entries(pageOperations))
    paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0',
    info: {
      title: 'The calls of storefront-islands',
      version,
      description:
        'Every HTTP call that the islands make, from the declarations they are sent by. Unknown keys of an answer are ignored; a known key of another type makes the answer a failure, unless its description says what is done with it: then it is named in a console error. Money is integer cents. `null` and a missing key are the same. The page context’s `endpoints` replaces a path by the operation’s id; those tagged `pages` are links that the browser follows and forms that it posts. The address of a page has three names, for one thing: `navigateUrl` of recommendations, `urlPath` of what was recently viewed, and `url` everywhere else.',
    },
    servers: [{ url: '/', description: 'The page’s own origin.' }],
    tags: [...new Set(calls.map(({ service }) => service)), 'pages'].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...components.schemas, Reset: reset, StaleToken: staleToken, Refusal: refusal },
      securitySchemes: {
        antiForgeryToken: {
          type: 'apiKey',
          in: 'header',
          name: tokenHeader,
          description:
            'The page’s anti-forgery token, read from its hidden field at the moment of the call. The page context’s `antiForgery` names another field or header.',
        },
      },
    },
  };
}

/** The path of a call whose whole URL comes from an answer (`{popupUrl}`): that URL is its OpenAPI server. */
const givenPath = '/';

/** The path of a call in the document, which has to begin with a slash. */
export function pathOf(call: ExampledCall): string {
  const path = readablePath(call);
  return path.startsWith('/') ? path : givenPath;
}

function givenServer(call: ExampledCall): Json {
  const name = readablePath(call).slice(1, -1);
  const description = `The \`${name}\` of the answer before, whole: a URL on the page’s own origin.`;
  return { url: `{${name}}`, variables: { [name]: { default: `/${name}`, description } } };
}

function operation(call: ExampledCall, components: Components): Json {
  const { name, service, action, about, changesState, mayRetry, isKeyed, method } = call;
  const notes = [
    about,
    mayRetry && isKeyed
      ? 'A network failure is tried again, at most twice, where the page context says `features.idempotencyKeys`; elsewhere what the server has is read first.'
      : mayRetry
        ? 'A network failure is tried again, at most twice.'
        : method === 'GET'
          ? 'Sent once: only a POST is retried.'
          : 'Sent once: the server may have acted although its answer was lost.',
    pathOf(call) === givenPath
      ? `Its URL is the whole \`${readablePath(call).slice(1, -1)}\` of an answer, which OpenAPI can only write as a server: hence the path \`/\`.`
      : '',
    call.isCrossOrigin ? 'The other brand’s origin may be asked instead, without cookies or token.' : '',
  ];
  return {
    operationId: name,
    tags: [service],
    summary: action,
    description: notes.filter(Boolean).join(' '),
    ...(changesState && { security: [{ antiForgeryToken: [] }] }),
    ...(method === 'GET' ? { parameters: parameters(call) } : { requestBody: requestBody(call, components) }),
    ...(isKeyed && { parameters: [idempotencyKey] }),
    responses: {
      200: answer(call, components),
      ...(changesState && {
        403: json(
          'The token is stale. The page is read again; if it now has another token the call is sent once more, otherwise the shopper is asked to refresh.',
          { anyOf: [ref('StaleToken'), ref('Refusal')] },
          { stale: { value: { isTokenStale: true } } },
        ),
      }),
      '4XX': json('Refused. A short plain `message` is kept for the shopper.', ref('Refusal')),
      '5XX': json(
        'Failed. 503 and 504 show the network error message, others the generic one; the body is not shown.',
        ref('Refusal'),
      ),
    },
  };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same for every try of one deed. A server that says `features.idempotencyKeys` in the page context does once what comes with the same key, and gives each try the answer of the first.',
  schema: { type: 'string', format: 'uuid' },
};

function answer(call: ExampledCall, { refOf }: Components): Json {
  const { description, content } = json(
    'The answer. `IsReset` or `isReset` in its place, on any status, says that the session was reset.',
    { anyOf: [refOf(schemaName(call, 'Answer')), ref('Reset')] },
    { answer: { value: call.example.answer }, reset: { value: { IsReset: true } } },
  );
  // An HTML fragment instead of JSON.
  const fragment = call.orHtml && { 'text/html': { schema: { type: 'string' } } };
  return { description, content: { ...(content as Json), ...fragment } };
}

function parameters(call: ExampledCall): Json[] {
  const { payload, example } = call;
  // A GET sends an object, never a list.
  const sent = example.payload as Record<string, unknown>;
  const { properties = {}, required = [], additionalProperties } = schemaOf(payload, true) as ObjectSchema;
  const inPath = [...pathOf(call).matchAll(/\{([^}]+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'Of the page that asks.',
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: inText(schema),
    ...(name in sent && { example: sent[name] }),
  }));
  const named = [...inPath, ...inQuery];
  if (!additionalProperties) return named;
  const others = Object.entries(sent).filter(([name]) => !(name in properties));
  const rest = {
    name: 'parameters',
    in: 'query',
    style: 'form',
    explode: true,
    description: 'Further parameters, passed on as they are.',
    schema: { type: 'object', additionalProperties },
    example: Object.fromEntries(others),
  };
  return [...named, rest];
}

/** The schema of a query's parameter: numbers and flags come as text there, so the declared schema accepts text as well. */
function inText(schema: Json): Json {
  const types = ((schema.anyOf ?? []) as Json[]).map(({ type }) => type).join();
  if (types === 'number,string' && (schema.anyOf as Json[])[1]!.pattern)
    return { type: 'integer', minimum: 0 };
  return types === 'boolean,string' ? { type: 'boolean' } : schema;
}

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: unknown;
}

function requestBody(call: ExampledCall, { refOf }: Components): Json {
  const content = json('', refOf(schemaName(call, 'Payload')), { example: { value: call.example.payload } });
  return { required: true, content: content.content };
}

function json(description: string, schema: Json, examples?: Json): Json {
  return { description, content: { 'application/json': { schema, ...(examples && { examples }) } } };
}

/** `addItems` and its answer: `AddItemsAnswer`. */
function schemaName({ name }: ExampledCall, role: 'Payload' | 'Answer'): string {
  return name.charAt(0).toUpperCase() + name.slice(1) + role;
}

/** The schema of a call's answer: of both forms, where a bare list is accepted in place of an object. */
function answerOf({ answer, orList }: ExampledCall): Json {
  const schema = schemaOf(answer);
  if (!orList) return schema;
  const { [orList]: list } = schema.properties as Json;
  return { anyOf: [schema, list] };
}

/**
 * The JSON Schema of the JSON as it is sent. Refinements and transforms have no equivalent there and are left out.
 * @param isPayload whether the islands send the JSON, so that no part of it can be wrong
 */
export function schemaOf(schema: ExampledCall['answer'], isPayload = false): Json {
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ jsonSchema, valibotSchema }) =>
      withDocs(jsonSchema as ObjectSchema, isPayload ? {} : (valibotSchema as { entries?: Entries })),
  });
  return rest;
}

const fieldDocs = fieldDocsOfContract();

/** The descriptions of fields for whose meaning the contract has several names. */
const sameThing: Record<string, string> = {
  navigateUrl: 'The address of its page, which others call `url` or `urlPath`.',
  urlPath: 'The address of its page, which others call `url` or `navigateUrl`.',
};

type Entries = Record<string, ExampledCall['answer']>;

/** Adds the doc comments of fields as their descriptions, and says what the library does with a wrong value. */
function withDocs(schema: ObjectSchema, { entries = {} }: { entries?: Entries }): Json {
  const names = Object.keys(schema.properties ?? {});
  if (!names.length) return schema as Json;
  const properties = names.map((name) => {
    const field = schema.properties![name]!;
    const about = field.description ?? fieldDocs(names, name);
    const values = valuesOf(name, field);
    const description = [about, sameThing[name], values?.words, entries[name] && toleranceOf(entries[name])]
      .filter(Boolean)
      .join(' ');
    return [name, { ...field, ...values?.schema, ...(description && { description }) }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

const reset = {
  type: 'object',
  description: 'The session was reset: nothing of the answer is read.',
  properties: { IsReset: { type: 'boolean' }, isReset: { type: 'boolean' } },
  anyOf: [{ required: ['IsReset'] }, { required: ['isReset'] }],
};

const staleToken = {
  type: 'object',
  properties: { isTokenStale: { const: true }, message: { type: 'string' } },
  required: ['isTokenStale'],
};

const refusal = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'For the shopper: plain text, below 300 characters.' },
  },
};
