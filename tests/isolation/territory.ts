// Assigns routes and fields to domains: routes by their tags, fields by the folder of their schema.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'graphql';
import { inRoot } from '../../scripts/lib/root.ts';
import { operations, type Operation } from '../kit/openapi.ts';
import { domains } from './declared.ts';

export const tagsOf = ({ documented }: Operation): string[] => documented.tags ?? [];

export const operationsOf = (domain: string): Operation[] =>
  operations.filter((operation) =>
    tagsOf(operation).some((tag) => domains.get(domain)?.tags.includes(tag)),
  );

const source = inRoot('gateway', 'src');

/** The domain that declares a field such as `Company.courses`. */
const declaredIn: ReadonlyMap<string, string> = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => {
      const [domain = ''] = file.split(sep);
      return parse(readFileSync(join(source, file), 'utf8')).definitions.flatMap((definition) =>
        'fields' in definition && 'name' in definition
          ? (definition.fields ?? []).map(
              ({ name }) => [`${definition.name.value}.${name.value}`, domain] as const,
            )
          : [],
      );
    }),
);

/** Fields that no domain declares belong to the kit. */
export const domainOfField = (field: string): string => declaredIn.get(field) ?? 'kit';
