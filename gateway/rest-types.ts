// Types of the REST API's records: src/__generated__/rest.ts from the schemas of api/openapi.json. Its paths are left
// out: calls are declared in the domains, and types of all of them would be fifteen times as long.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from 'openapi-typescript';

const document = JSON.parse(
  readFileSync(new URL('../api/openapi.json', import.meta.url), 'utf8'),
) as OpenAPI3;
const types = await openapiTS({ ...document, paths: {} });
writeFileSync(
  new URL('src/__generated__/rest.ts', import.meta.url),
  `${COMMENT_HEADER}${astToString(types)}`,
);
