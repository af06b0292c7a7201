// OpenAPI schemas shared by all routes, and the set-up that validates requests with zod schemas.
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureOf, failureSchema, type FailureStatus } from './errors.ts';
import { useRussianErrors } from '../values/russian-errors.ts';
import { byReference, schemaName } from './openapi-references.ts';

interface RouteSchemas {
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  response: Record<number, z.ZodType>;
  description?: string;
  consumes?: string[];
}

/** The schema of a route: its tag, a short summary, and its shapes. */
export function schema(tag: string, summary: string, schemas: RouteSchemas): FastifySchema {
  return { tags: [tag], summary, ...schemas };
}

export const dataOf = <Data extends z.ZodType>(data: Data) => z.object({ data });

const countsSchema = z.record(z.string(), z.record(z.string(), z.int()));

const pageOfEachSchema = z
  .object({
    ids: z.array(z.int()).describe('Ids of its rows, in order.'),
    total: z.int().nullable(),
    last_page: z.int().nullable(),
    next_cursor: z.string().nullable().optional(),
    previous_cursor: z.string().nullable().optional(),
    cursors: z.array(z.string()).optional(),
    counts: countsSchema.optional(),
  })
  .meta({
    id: 'PageOfEach',
    description: 'The page of one value, as a list of that value alone would return it.',
  });

const failureOfEachSchema = failureSchema.extend({ status: z.int() }).meta({
  id: 'FailureOfEach',
  description: 'The error that a list of that value alone would return.',
});

export const listMetaSchema = z
  .object({
    total: z.int().nullable().describe('Number of matching rows; null if they were not counted.'),
    current_page: z.int().nullable().describe('Null with keyset pagination.'),
    per_page: z.int(),
    last_page: z.int().nullable(),
    supports: z
      .array(z.enum(['ids', 'cursor', 'total', 'countBy', 'each']))
      .describe('Extensions of the specification’s parameters that this list supports.'),
    next_cursor: z.string().nullable().optional(),
    previous_cursor: z.string().nullable().optional(),
    cursors: z.array(z.string()).optional().describe('One cursor per row, with keyset pagination.'),
    counts: countsSchema.optional(),
    each: z
      .record(z.string(), z.union([pageOfEachSchema, failureOfEachSchema]))
      .optional()
      .describe('With `each`: the pages by value, as sent.'),
  })
  .meta({ id: 'ListMeta', description: 'The position of a page in its list.' });

/** The response of a list. `more` adds fields to `meta`. */
export const listOf = <Data extends z.ZodType>(data: Data, more?: z.ZodObject) => {
  const name = z.globalRegistry.get(data)?.id;
  if (name === undefined || more !== undefined) {
    const meta = more === undefined ? listMetaSchema : listMetaSchema.extend(more.shape);
    return z.object({ data: z.array(data), meta });
  }
  return z.object({ data: z.array(data), meta: listMetaSchema }).meta(schemaName(`${name}List`));
};

const reasons = {
  400: 'The request or its `Idempotency-Key` is malformed.',
  401: 'The access token is missing or invalid.',
  403: 'The permission is missing.',
  404: 'It does not exist, or the caller may not see it.',
  409: 'It conflicts with the current state: the record is in use, for example.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
  422: 'A value is invalid; `field` names it. Or the `Idempotency-Key` belongs to another request.',
  424: 'An external service failed.',
  429: 'Too many requests; nothing was done. `Retry-After` is the number of seconds to wait.',
  503: 'Overloaded; `Retry-After` is the number of seconds to wait. With the codes `overloaded` and `closing` nothing was done.',
  507: 'The disk of the installation is full or not writable.',
} satisfies Partial<Record<FailureStatus, string>>;

/** What these responses are called in openapi.json. */
const responseNames = {
  [reasons[400]]: 'BadRequest',
  [reasons[401]]: 'Unauthorized',
  [reasons[403]]: 'Forbidden',
  [reasons[404]]: 'NotFound',
  [reasons[409]]: 'Conflict',
  [reasons[413]]: 'BodyTooLarge',
  [reasons[415]]: 'UnsupportedMediaType',
  [reasons[422]]: 'ValidationFailed',
  [reasons[424]]: 'FailedDependency',
  [reasons[429]]: 'TooManyRequests',
  [reasons[503]]: 'Overloaded',
  [reasons[507]]: 'InsufficientStorage',
};

export type DocumentedFailure = keyof typeof reasons;

/** The response schemas of these failures. */
export function failures(...statuses: DocumentedFailure[]): Record<number, z.ZodType> {
  return Object.fromEntries(
    statuses.map((status) => [status, failureSchema.describe(reasons[status])]),
  );
}

/**
 * Validates requests with their zod schemas. Responses are not validated; tests check them against the contract.
 */
export function useZodSchemas(app: FastifyInstance): void {
  useRussianErrors();
  app.setValidatorCompiler(({ schema: zodSchema, httpPart }) => (value: unknown) => {
    const read = (zodSchema as z.ZodType).safeParse(value ?? (httpPart === 'body' ? {} : value), {
      reportInput: true,
    });
    return read.success ? { value: read.data } : { error: failureOf(read.error) };
  });
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}

const bytes = { type: 'string', format: 'binary' };

/** The body of an upload. It is read as a stream and therefore not validated. */
const uploadBody = {
  content: {
    'multipart/form-data': {
      schema: {
        ...schemaName('FileUpload'),
        type: 'object',
        description:
          'One file, in the field `image` or `file`. The fields that Dropzone sends with a chunk, the same as the query parameters, may precede it. Other text fields are ignored.',
        properties: { image: bytes, file: bytes },
        oneOf: [{ required: ['image'] }, { required: ['file'] }],
        additionalProperties: { type: 'string' },
      },
    },
    'application/octet-stream': {
      schema: { ...bytes, description: 'A chunk, described by the query parameters.' },
    },
  },
};

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      pattern: '^[!-~]+$',
      description:
        'Requests with the same key and body have one effect within 24 hours; repeated ones get the first response.',
    },
  },
};

const toJsonSchema = createJsonSchemaTransform({ skipList: [] });
const namedSchemas = createJsonSchemaTransformObject({ schemaRegistry: z.globalRegistry });

export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kafedra REST API',
        version: '1',
        description:
          'All resources of a company are below /api/companies/{companyId}. Responses have `data`, lists also `meta`, errors have `errors`. Send the access token as `Authorization: Bearer`.',
        license: { name: 'MIT' },
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'From POST /api/login.' },
        },
      },
      security: [{ token: [] }],
    },
    transform: (route) => {
      const documented = toJsonSchema(route);
      const permission = route.route.config?.permission;
      return {
        ...documented,
        schema: {
          ...documented.schema,
          ...(documented.schema?.consumes?.includes('multipart/form-data') && { body: uploadBody }),
          ...(route.route.method === 'POST' && { headers: idempotencyHeader }),
          ...(permission === 'open' && { security: [] }),
          'x-permission': permission,
        },
      };
    },
    transformObject: (documents) => {
      const whole = namedSchemas(documents);
      // Schemas are named only in responses, so the input variants are unused.
      const { schemas = {} } = ('components' in whole && whole.components) || {};
      for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name];
      return byReference(whole, responseNames);
    },
  });
}
