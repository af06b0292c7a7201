// Says by reference what an OpenAPI document repeats at its operations: schemas, parameters, bodies and responses go into
// `components`, under the names that are declared with them.
import { isDeepStrictEqual } from 'node:util';

/** Any JSON, read by path. */
type Json = ReturnType<typeof JSON.parse>;

type Kind = 'parameters' | 'requestBodies' | 'responses';

/** For the metadata of a schema: its name in `components.schemas`. */
export const schemaName = (name: string) => ({ [ofSchema]: name });

/** For the metadata of a parameter's schema: the parameter's name in `components.parameters`. */
export const parameterName = (name: string) => ({ [ofParameter]: name });

const ofSchema = 'x-schema';
const ofParameter = 'x-parameter';

/** As types are called: `CourseId` for `course_id`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());

/**
 * The document with its components. Named schemas are always among them, all else where it is repeated and has a name.
 * `responseNames` are names of responses by their descriptions; other responses are called like their schema, and bodies
 * after it. Generators make types of schemas, parameters and bodies alike, so that none has the name of another kind.
 */
export function byReference(
  document: Json,
  responseNames: Readonly<Record<string, string>> = {},
): Json {
  const schemas: Record<string, Json> = {};
  const { paths, components, ...rest } = withoutNamed(document, schemas);
  const twice = Object.keys(schemas).find((name) => name in components.schemas);
  if (twice !== undefined) throw moreThanOne(twice);
  const named = { ...components.schemas, ...schemas };
  const operations = Object.values<Json>(paths).flatMap((path) => Object.values<Json>(path));
  const parameters = repeated(
    'parameters',
    operations.flatMap((operation) => operation.parameters?.map(inShort) ?? []),
    ({ name, schema }) => {
      const own: string = schema[ofParameter] ?? pascalCase(name);
      return own in named ? `${own}Parameter` : own;
    },
  );
  const requestBodies = repeated(
    'requestBodies',
    operations.flatMap((operation) => operation.requestBody ?? []),
    (body) => {
      const name = nameOfContent(body);
      return name === undefined ? undefined : `${name}Body`;
    },
  );
  const responses = repeated(
    'responses',
    operations.flatMap((operation) => Object.values(operation.responses)),
    (response) => responseNames[response.description] ?? nameOfContent(response),
  );
  for (const operation of operations) {
    const { parameters: some, requestBody: body } = operation;
    if (some !== undefined)
      operation.parameters = some.map((one: Json) => parameters.refer(inShort(one)));
    if (body !== undefined) operation.requestBody = requestBodies.refer(body);
    for (const [status, response] of Object.entries(operation.responses)) {
      operation.responses[status] = responses.refer(response);
    }
  }
  return {
    ...rest,
    components: {
      ...components,
      schemas: named,
      parameters: parameters.components,
      requestBodies: requestBodies.components,
      responses: responses.components,
    },
    paths,
  };
}

const moreThanOne = (name: string) => new Error(`more than one schema is called ${name}`);

/** A copy with references in place of the schemas that have a name, which are added to these. */
function withoutNamed(value: Json, schemas: Record<string, Json>): Json {
  if (Array.isArray(value)) return value.map((each) => withoutNamed(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { [ofSchema]: name, ...copy } = Object.fromEntries(
    Object.entries(plain(value)).map(([key, inner]) => [key, withoutNamed(inner, schemas)]),
  );
  if (name === undefined) return copy;
  const { schema, beside } = withoutDefault(copy);
  if (!isDeepStrictEqual((schemas[name] ??= schema), schema)) {
    throw moreThanOne(name);
  }
  return { $ref: `#/components/schemas/${name}`, ...beside };
}

/**
 * Without what zod writes at every date and at every integer: a pattern of 300 letters for what `format` says, and the
 * bounds of safe integers (those of answers; what may be sent has narrower ones), which numbers in JSON have anyway (RFC 7493, 2.2).
 */
function plain(value: Json): Json {
  const { pattern, minimum, maximum, ...rest } = value;
  if (typeof pattern === 'string' && ['date', 'date-time'].includes(rest.format)) return rest;
  const isSafe = minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER;
  return isSafe ? rest : value;
}

/** What it is when it is left out is of the place where it stands, and so is what is said of it there. */
function withoutDefault(schema: Json): { schema: Json; beside?: Json } {
  if (schema.default === undefined) return { schema };
  const { default: value, description, ...rest } = schema;
  return { schema: rest, beside: { default: value, description } };
}

/** Without `required` where it is not, and with examples as the list that its schema may have. */
function inShort({ required, example, examples, schema, ...parameter }: Json): Json {
  const values = example === undefined ? Object.values<Json>(examples ?? {}) : [{ value: example }];
  return {
    ...parameter,
    ...(required && { required }),
    schema: {
      ...schema,
      ...(values.length > 0 && { examples: values.map(({ value }) => value) }),
    },
  };
}

/** What occurs more than once. Of those that would have the same name, the most frequent one has it. */
function repeated(kind: Kind, all: readonly Json[], nameOf: (one: Json) => string | undefined) {
  const counts = new Map<string, number>();
  for (const one of all) {
    const text = JSON.stringify(one);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const components: Record<string, Json> = {};
  const references = new Map<string, Json>();
  for (const [text, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const one = JSON.parse(text);
    const name = nameOf(one);
    if (count === 1 || name === undefined || name in components) continue;
    components[name] = withoutParameterName(one);
    references.set(text, { $ref: `#/components/${kind}/${name}` });
  }
  return {
    components: sorted(components),
    refer: (one: Json): Json => references.get(JSON.stringify(one)) ?? withoutParameterName(one),
  };
}

function withoutParameterName({ schema, ...others }: Json): Json {
  if (schema === undefined) return others;
  const { [ofParameter]: _, ...plain } = schema;
  return { ...others, schema: plain };
}

/** The name of the schema of a body or a response; of `{ data }` that of its data. */
function nameOfContent({ content = {} }: Json): string | undefined {
  const [{ schema = {} } = {}] = Object.values<Json>(content);
  const { $ref, properties } = schema;
  const { data } = properties ?? {};
  if ($ref !== undefined) return nameIn($ref);
  if (data?.$ref !== undefined) return nameIn(data.$ref);
  return data?.items?.$ref === undefined ? undefined : `${nameIn(data.items.$ref)}Array`;
}

const nameIn = (reference: string): string | undefined => reference.split('/').at(-1);

const sorted = (components: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
