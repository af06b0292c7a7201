// Types of the REST API's records: src/__generated__/rest.ts from the schemas of api/openapi.json. Its paths are left
// out: calls are declared in the domains, and types of all of them would be fifteen times as long.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

interface Document {
  components: { schemas: Record<string, JSONSchema> };
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
const { components } = JSON.parse(source, inDraft4) as Document;
const names = Object.keys(components.schemas);
const schemas: JSONSchema & Document = {
  type: 'object',
  properties: Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  ),
  required: names,
  components,
};
const types = await compile(schemas, 'Schemas', {
  additionalProperties: false,
  bannerComment: '// Generated from api/openapi.json: `npm run generate`.',
  style: { singleQuote: true },
});
writeFileSync(new URL('src/__generated__/rest.ts', import.meta.url), types);
