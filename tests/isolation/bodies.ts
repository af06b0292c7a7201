// Bodies of requests, made from the documented schemas: everything is filled, with records of the tried school where an
// id is asked for, so that a probe is refused for who sends it and not for what it says.
import type { Json } from '../kit/rest.ts';
import { openapi, type Operation } from '../kit/openapi.ts';
import { nameOf } from '../contract/judge.ts';
import type { Rows } from './rows.ts';
import { fileOf } from './records.ts';
import type { Values } from './school.ts';

export interface BodyMaker {
  /** Every body that an operation is tried with, made anew each time; one of undefined where it takes none. */
  bodiesFor: (operation: Operation) => (() => Json)[];
  /** What a parameter of this name is given, there perhaps another thing than elsewhere: by `named` in school.ts, else the id of a record. Throws without one. */
  valueOf: (name: string, place?: string) => number | string;
  /** A text for an input of this name. */
  text: (name: string) => string;
}

/** Takes records that are `isOthers` before those that one of the callers knows by right. */
export function bodyMaker(
  values: Values,
  rows: Rows,
  isOthers: (id: number) => boolean,
): BodyMaker {
  let number = 0;

  const recordIn = (table: string): number => {
    const ids = rows.get(table)?.map(({ id }) => Number(id)) ?? [];
    const id = ids.find(isOthers) ?? ids[0];
    if (id === undefined)
      throw new Error(`no record in ${table}: let writeRecords() of records.ts write one`);
    return id;
  };

  const valueOf = (name: string, place = ''): number | string => {
    const [known] = [values.named[`${place}.${name}`] ?? values.named[name] ?? []].flat();
    if (known !== undefined) return known;
    const table = tableNamed(name.replace(/_?ids?$/, ''));
    if (table !== undefined) return recordIn(table);
    throw new Error(`no value is known for ${name}: add it to \`named\` in school.ts`);
  };

  const tableNamed = (name: string): string | undefined =>
    [name, `${name}s`, `${name}es`, name.replace(/y$/, 'ies')].find((table) => rows.has(table));

  const text = (name: string): string => {
    number += 1;
    return values.texts[name]?.(number) ?? `Проба ${number}`;
  };

  const fill = (documented: Json, name: string): Json => {
    const schema = documented.$ref ? resolved(documented.$ref) : documented;
    const choice = schema.anyOf ?? schema.oneOf;
    if (choice) return fill(choice.find(({ type }: Json) => type !== 'null') ?? choice[0], name);
    if (schema.allOf) {
      return Object.assign({}, ...schema.allOf.map((part: Json) => fill(part, name)));
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    const type = [schema.type].flat().find((each) => each !== 'null');
    switch (type) {
      case 'object':
        return Object.fromEntries(
          Object.entries<Json>(schema.properties ?? {}).map(([property, inner]) => [
            property,
            fill(inner, property),
          ]),
        );
      case 'array':
        return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
          fill(schema.items ?? { type: 'string' }, name),
        );
      case 'integer':
      case 'number':
        return isIdName(name) ? valueOf(name) : Math.max(1, schema.minimum ?? 1);
      case 'boolean':
        return true;
      default:
        return textFor(schema, name);
    }
  };

  const textFor = (schema: Json, name: string): string => {
    const sample = values.texts[name] ? text(name) : (SAMPLES[schema.format] ?? text(name));
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(sample))
      throw new Error(`no text is known for ${name} (${schema.pattern}): add it to \`texts\``);
    return sample.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'а');
  };

  return {
    valueOf,
    text,
    bodiesFor: (operation) => {
      const own = values.bodies[nameOf(operation)];
      if (own) return own(recordIn).map((body) => () => body);
      const content = operation.documented.requestBody?.content;
      if (!content) return [() => undefined];
      if ('multipart/form-data' in content) return [() => fileOf('проба.png')];
      return [() => fill(content['application/json'].schema, '')];
    },
  };
}

const isIdName = (name: string): boolean => /(^|_)ids?$/.test(name);

const SAMPLES: Readonly<Record<string, string>> = {
  date: '2026-09-01',
  'date-time': '2026-09-01T09:00:00.000Z',
  uri: 'https://probe.test/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

function resolved(reference: string): Json {
  return openapi.components.schemas[reference.replace('#/components/schemas/', '')];
}
