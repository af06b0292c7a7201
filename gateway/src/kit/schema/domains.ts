// Finds the domains by their .graphql files: schema.graphql belongs to resolvers.ts, any other .graphql file to the
// module of the same name. Its default export is a Domain.
import { existsSync } from 'node:fs';
import { domainSchemaFiles, sourceFolder } from './compose.ts';
import type { Domain } from './schema.ts';

/** The domains below a folder, sorted by path. */
export function findDomains(sources: URL = sourceFolder): Promise<Domain[]> {
  return Promise.all(domainSchemaFiles(sources).map((file) => domainOf(file, sources)));
}

async function domainOf(file: string, sources: URL): Promise<Domain> {
  const name = file.replace(/\bschema\.graphql$/, 'resolvers.ts').replace(/\.graphql$/, '.ts');
  const module = new URL(name, sources);
  if (!existsSync(module)) throw new Error(`${file} needs ${name} in the same folder`);
  const { default: domain } = (await import(module.href)) as { default?: Domain };
  if (!domain?.resolvers) throw new Error(`The default export of ${name} is not a Domain`);
  return domain;
}
