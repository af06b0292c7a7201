// Generates src/__generated__/rest.ts, the types of REST records, from the schemas of api/openapi.json. Paths are
// omitted: calls are declared in the domains, and their types would be fifteen times as long.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

interface Document {
  components: { schemas: Record<string, JSONSchema>; responses?: object };
  paths: Record<string, Record<string, { responses: object }>>;
}

/**
 * As the generator understands schemas, which is that of JSON Schema's draft 4: tuples are `items`, and a description beside
 * a reference would make a copy of what it refers to.
 */
function inDraft4(_: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return { $ref: schema.$ref };
  if ('prefixItems' in schema) {
    const { prefixItems, ...rest } = schema;
    return { ...rest, items: prefixItems, additionalItems: false };
  }
  return schema;
}

const source = readFileSync(new URL('../api/openapi.json', import.meta.url), 'utf8');
const { components, paths } = JSON.parse(source, inDraft4) as Document;
const ofAnswers = schemasOfAnswers();
const names = Object.keys(ofAnswers);
const schemas: JSONSchema & Pick<Document, 'components'> = {
  type: 'object',
  properties: Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  ),
  required: names,
  components: { schemas: ofAnswers },
};
const types = await compile(schemas, 'Schemas', {
  additionalProperties: false,
  bannerComment: '// Generated from api/openapi.json: `npm run generate`.',
  style: { singleQuote: true },
});
writeFileSync(new URL('src/__generated__/rest.ts', import.meta.url), types);

/** The schemas that responses refer to, without the envelopes of lists, which the gateway's client takes off. */
function schemasOfAnswers(): Record<string, JSONSchema> {
  const responses = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.responses),
  );
  const held = new Set<string>();
  const visit = (value: unknown) => {
    const references = JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of references) {
      if (held.has(name)) continue;
      held.add(name);
      visit(components.schemas[name]);
    }
  };
  visit([responses, components.responses]);
  return Object.fromEntries(
    Object.entries(components.schemas).filter(
      ([name, schema]) => held.has(name) && String(schema.required) !== 'data,meta',
    ),
  );
}
