// What relay-compiler and the Babel plugin of the web app go by.
import { join } from 'node:path';

const config = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  // One folder for all artifacts. Absolute: the compiler is started here, Vite in web.
  artifactDirectory: join(import.meta.dirname, 'web/src/__generated__'),
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  requireCustomScalarTypes: true,
  customScalarTypes: {
    DateTime: 'string',
    Date: 'string',
    Decimal: 'string',
    HTML: 'string',
    JSONObject: 'Record<string, unknown>',
  },
  persistConfig: { file: './web/persisted-operations.json', algorithm: 'SHA256' },
  codegenCommand: 'npm run generate',
  noSourceControl: true,
};

// Both load it by require().
export { config as 'module.exports' };
