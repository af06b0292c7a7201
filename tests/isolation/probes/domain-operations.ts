// Assigns routes and fields to domains: routes by their tags, fields by the folder of their schema.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Kind, parse } from 'graphql';
import { inRoot } from '../../../scripts/lib/root.ts';
import { operations, type Operation } from '../../kit/openapi.ts';
import { domains } from '../declarations.ts';

export const tagsOf = ({ documented }: Operation): string[] => documented.tags ?? [];

export const operationsOfDomain = (domain: string): Operation[] =>
  operations.filter((operation) =>
    tagsOf(operation).some((tag) => domains.get(domain)?.tags.includes(tag)),
  );

const source = inRoot('gateway', 'src');

/** The domain that declares a field such as `Company.courses`, or a type. */
const declaredIn: ReadonlyMap<string, string> = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => {
      const [domain = ''] = file.split(sep);
      return parse(readFileSync(join(source, file), 'utf8')).definitions.flatMap((definition) => {
        if (!('fields' in definition && 'name' in definition)) return [];
        const type = definition.name.value;
        const fields = (definition.fields ?? []).map(({ name }) => `${type}.${name.value}`);
        const own = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [type, ...fields] : fields;
        return own.map((name) => [name, domain] as const);
      });
    }),
);

/** Generated fields belong to the domain of their type. */
export const domainOfField = (field: string): string =>
  declaredIn.get(field) ?? declaredIn.get(field.replace(/\..*/, '')) ?? 'kit';
