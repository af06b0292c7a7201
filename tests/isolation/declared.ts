// What all domains declare, together: every domains/<domain>.ts, found by its folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from './domain.ts';

const folder = join(import.meta.dirname, 'domains');

/** By their names. */
export const domains: ReadonlyMap<string, Domain> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map(async (file): Promise<[string, Domain]> => {
        const { domain }: { domain: Domain } = await import(join(folder, file));
        return [file.replace('.ts', ''), domain];
      }),
  ),
);

const all = [...domains.values()];

/** Of declarations by name, those of all domains. */
const merged = <Part>(of: (domain: Domain) => Readonly<Record<string, Part>> | undefined) =>
  Object.assign({}, ...all.map(of)) as Readonly<Record<string, Part>>;

const listed = <Part>(of: (domain: Domain) => readonly Part[] | undefined): readonly Part[] =>
  all.flatMap((domain) => of(domain) ?? []);

export const RECORDS = merged((domain) => domain.records);
export const WRITES = listed((domain) => domain.writes);
export const DESCRIPTIONS = listed((domain) => domain.describes && [domain.describes]);
export const OWN_WRITES = merged((domain) => domain.ownWrites);
export const MEMBERS = merged((domain) => domain.members);
export const SHARED = merged((domain) => domain.shared);
export const SERVICES = listed((domain) => domain.services && [domain.services]);

export const NAMED = listed((domain) => domain.named && [domain.named]);
export const TEXTS = merged((domain) => domain.texts);
export const BODIES = merged((domain) => domain.bodies);
export const INPUT_FIELDS = merged((domain) => domain.inputFields);
export const INPUT_VALUES = merged((domain) => domain.inputValues);
export const ID_TYPES = merged((domain) => domain.idTypes);
export const UPLOADS = merged((domain) => domain.uploads);

export const OPEN = merged((domain) => domain.open);
export const WITHOUT_FLAG = merged((domain) => domain.withoutFlag);
export const ENDS_SESSION = new Set(listed((domain) => domain.endsSession));
export const ENDS_MEMBERSHIP = new Set(listed((domain) => domain.endsMembership));
export const NAMES_COMPANY = new Set(listed((domain) => domain.namesCompany));
export const SILENT_FOR_NOBODY = new Set(listed((domain) => domain.silentForNobody));
export const WITHOUT_TEXTS = merged((domain) => domain.withoutTexts);
export const NEVER_SHOWN = merged((domain) => domain.neverShown);
export const OWNERS_FAILURES = merged((domain) => domain.ownersFailures);
export const MAY_CHANGE = listed((domain) => domain.mayChange);
