// What is repeated in an OpenAPI document stands in its components once.
import { expect, test } from 'vitest';
import { byReference, parameterName, pascalCase, schemaName } from './openapi-references.ts';

const json = (schema: object, description = 'Default Response') => ({
  description,
  content: { 'application/json': { schema } },
});
const query = (name: string, schema: object, more: object = {}) => ({
  in: 'query',
  name,
  required: false,
  schema,
  ...more,
});
const failure = json({ $ref: '#/components/schemas/Failure' }, 'No token.');
const page = query('page', { type: 'string' });
const referenceTo = (name: string) => ({ $ref: `#/components/${name}` });

const made = (...operations: object[]) =>
  byReference(
    {
      openapi: '3.1.0',
      components: { schemas: { Failure: { type: 'object' } } },
      paths: Object.fromEntries(operations.map((get, place) => [`/${place}`, { get }])),
    },
    { 'No token.': 'Unauthorized' },
  );

test('a parameter, a body and a response that come twice are referred to', () => {
  const body = json({ type: 'object', ...schemaName('CourseInput') });
  const operation = {
    parameters: [page],
    requestBody: body,
    responses: { 200: json({ type: 'array', ...schemaName('CourseList') }), 401: failure },
  };
  const { paths, components } = made(operation, operation);
  expect(paths['/1'].get).toEqual({
    parameters: [referenceTo('parameters/Page')],
    requestBody: referenceTo('requestBodies/CourseInputBody'),
    responses: {
      200: referenceTo('responses/CourseList'),
      401: referenceTo('responses/Unauthorized'),
    },
  });
  expect(components).toEqual({
    schemas: {
      Failure: { type: 'object' },
      CourseList: { type: 'array' },
      CourseInput: { type: 'object' },
    },
    parameters: { Page: { in: 'query', name: 'page', schema: { type: 'string' } } },
    requestBodies: { CourseInputBody: json(referenceTo('schemas/CourseInput')) },
    responses: { CourseList: json(referenceTo('schemas/CourseList')), Unauthorized: failure },
  });
});

test('what comes once stays in its place, but for a named schema', () => {
  const sort = query('sort', { type: 'string', ...parameterName('CourseSort') });
  const { paths, components } = made({
    parameters: [sort],
    responses: { 200: json({ type: 'array', ...schemaName('CourseList') }) },
  });
  expect(paths['/0'].get).toEqual({
    parameters: [{ in: 'query', name: 'sort', schema: { type: 'string' } }],
    responses: { 200: json(referenceTo('schemas/CourseList')) },
  });
  expect(components).toMatchObject({ parameters: {}, responses: {} });
});

test('of parameters with the same name the most frequent one has it, and a declared name goes before', () => {
  const other = query('page', { type: 'integer' });
  const declared = query('page', { type: 'boolean', ...parameterName('PageOfAll') });
  const operation = { parameters: [page, other, declared], responses: {} };
  const { paths } = made(operation, operation, { parameters: [page], responses: {} });
  expect(paths['/0'].get.parameters).toEqual([
    referenceTo('parameters/Page'),
    { in: 'query', name: 'page', schema: { type: 'integer' } },
    referenceTo('parameters/PageOfAll'),
  ]);
});

test('a default stands beside the reference, with what is said of it', () => {
  const filter = { type: 'object', ...schemaName('CourseFilter') };
  const { paths, components } = made({
    requestBody: json({
      properties: { matching: { ...filter, default: {}, description: 'All when left out.' } },
    }),
    responses: { 200: json(filter) },
  });
  expect(paths['/0'].get.requestBody).toEqual(
    json({
      properties: {
        matching: {
          ...referenceTo('schemas/CourseFilter'),
          default: {},
          description: 'All when left out.',
        },
      },
    }),
  );
  expect(components.schemas.CourseFilter).toEqual({ type: 'object' });
});

test('two schemas with one name are refused', () => {
  const responses = {
    200: json({ type: 'object', ...schemaName('Course') }),
    201: json({ type: 'array', ...schemaName('Course') }),
  };
  expect(() => made({ responses })).toThrow('Course');
});

test('what every date and integer says is left out, and examples are a list', () => {
  const bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  const sort = query('sort', { type: 'string' }, { examples: { id: { value: 'id' } } });
  const { paths } = made({
    parameters: [sort],
    responses: {
      200: json({
        anyOf: [
          { type: 'string', format: 'date', pattern: '^.$' },
          { type: 'integer', ...bounds },
        ],
      }),
    },
  });
  expect(paths['/0'].get).toEqual({
    parameters: [{ in: 'query', name: 'sort', schema: { type: 'string', examples: ['id'] } }],
    responses: { 200: json({ anyOf: [{ type: 'string', format: 'date' }, { type: 'integer' }] }) },
  });
});

test('names are written as types are', () => {
  expect(['course_id', 'Idempotency-Key', 'withCount'].map(pascalCase)).toEqual([
    'CourseId',
    'IdempotencyKey',
    'WithCount',
  ]);
});
