// Merges the declarations of all domains, `domains/<domain>/<room>.ts`, which it finds in the folder.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { DomainDeclaration } from './domain-declaration.ts';

const folder = join(import.meta.dirname, 'domains');

/** The domains with a file `domains/<path>.test.ts`, by name. */
export const domainsWithTests: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''))
    .map((path): [string, string] => [nameOfDomain(path), path])
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/** By name, sorted. */
export const domains: ReadonlyMap<string, DomainDeclaration> = new Map(
  await Promise.all(
    [...domainsWithTests].map(async ([name, path]): Promise<[string, DomainDeclaration]> => {
      const { domain }: { domain: DomainDeclaration } = await import(join(folder, `${path}.ts`));
      return [name, domain];
    }),
  ),
);

/** `lessons` for `lessons/lessons`, `lessons-homework` for `lessons/homework`. */
function nameOfDomain(path: string): string {
  return [...new Set(path.split(sep))].join('-');
}

const all = [...domains.values()];

/** Merges a part of all declarations. Throws for a key that two of them have. */
function merged<Part>(
  of: (domain: DomainDeclaration) => Readonly<Record<string, Part>> | undefined,
): Readonly<Record<string, Part>> {
  const entries = all.flatMap((domain) => Object.entries(of(domain) ?? {}));
  const byKey = new Map(entries);
  if (byKey.size < entries.length) {
    const keys = entries.map(([key]) => key);
    throw new Error(`declared twice: ${keys.filter((key, place) => keys.indexOf(key) < place)}`);
  }
  return Object.fromEntries(byKey);
}

const listed = <Part>(
  of: (domain: DomainDeclaration) => readonly Part[] | undefined,
): readonly Part[] => all.flatMap((domain) => of(domain) ?? []);

export const menuPages = merged((domain) => domain.menuPages);

export const records = merged((domain) => domain.records);
export const writes = listed((domain) => domain.writes);
export const finalWrites = listed((domain) => domain.finalWrites && [domain.finalWrites]);
export const ownWrites = merged((domain) => domain.ownWrites);
export const membersOfDomains = merged((domain) => domain.members);
export const sharedRows = merged((domain) => domain.sharedRows);
export const partTables = merged((domain) => domain.partTables);
export const servicesOfDomains = listed((domain) => domain.services && [domain.services]);

export const namedValues = listed((domain) => domain.namedValues && [domain.namedValues]);
export const texts = merged((domain) => domain.texts);
export const bodies = merged((domain) => domain.bodies);
export const inputFields = merged((domain) => domain.inputFields);
export const inputValues = merged((domain) => domain.inputValues);
export const readByName = new Set(listed((domain) => domain.readByName));
export const idTypes = merged((domain) => domain.idTypes);
export const uploadRoutes = merged((domain) => domain.uploads);

export const publicRoutes = merged((domain) => domain.publicRoutes);
export const unguardedRoutes = merged((domain) => domain.unguardedRoutes);
export const sessionEnders = new Set(listed((domain) => domain.endsSession));
export const endsMembership = new Set(listed((domain) => domain.endsMembership));
export const namesCompany = new Set(listed((domain) => domain.namesCompany));
export const nullForVisitors = new Set(listed((domain) => domain.nullForVisitors));
export const withoutTexts = merged((domain) => domain.withoutTexts);
export const emptyEvenForOwner = merged((domain) => domain.emptyEvenForOwner);
export const expectedOwnerFailures = merged((domain) => domain.expectedOwnerFailures);
export const allowedChanges = listed((domain) => domain.allowedChanges);
