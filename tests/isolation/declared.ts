// Merges the declarations of all domains, `domains/<domain>/<room>.ts`, which it finds in the folder.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Domain } from './domain.ts';

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
export const domains: ReadonlyMap<string, Domain> = new Map(
  await Promise.all(
    [...domainsWithTests].map(async ([name, path]): Promise<[string, Domain]> => {
      const { domain }: { domain: Domain } = await import(join(folder, `${path}.ts`));
      return [name, domain];
    }),
  ),
);

/** `lessons` for `lessons/lessons`, `lessons-homework` for `lessons/homework`. */
function nameOfDomain(path: string): string {
  return [...new Set(path.split(sep))].join('-');
}

const all = [...domains.values()];

/** Merges a part of all declarations. */
const merged = <Part>(of: (domain: Domain) => Readonly<Record<string, Part>> | undefined) =>
  Object.assign({}, ...all.map(of)) as Readonly<Record<string, Part>>;

const listed = <Part>(of: (domain: Domain) => readonly Part[] | undefined): readonly Part[] =>
  all.flatMap((domain) => of(domain) ?? []);

export const records = merged((domain) => domain.records);
export const writes = listed((domain) => domain.writes);
export const descriptions = listed((domain) => domain.describes && [domain.describes]);
export const ownWrites = merged((domain) => domain.ownWrites);
export const membersOfDomains = merged((domain) => domain.members);
export const shared = merged((domain) => domain.shared);
export const parts = merged((domain) => domain.parts);
export const servicesOfDomains = listed((domain) => domain.services && [domain.services]);

export const namedByDomains = listed((domain) => domain.named && [domain.named]);
export const texts = merged((domain) => domain.texts);
export const bodies = merged((domain) => domain.bodies);
export const inputFields = merged((domain) => domain.inputFields);
export const inputValues = merged((domain) => domain.inputValues);
export const readByName = new Set(listed((domain) => domain.readByName));
export const idTypes = merged((domain) => domain.idTypes);
export const uploadRoutes = merged((domain) => domain.uploads);

export const open = merged((domain) => domain.open);
export const withoutFlag = merged((domain) => domain.withoutFlag);
export const sessionEnders = new Set(listed((domain) => domain.endsSession));
export const endsMembership = new Set(listed((domain) => domain.endsMembership));
export const namesCompany = new Set(listed((domain) => domain.namesCompany));
export const silentForNobody = new Set(listed((domain) => domain.silentForNobody));
export const withoutTexts = merged((domain) => domain.withoutTexts);
export const neverShown = merged((domain) => domain.neverShown);
export const ownersFailures = merged((domain) => domain.ownersFailures);
export const mayChange = listed((domain) => domain.mayChange);
