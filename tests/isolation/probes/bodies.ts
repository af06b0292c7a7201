// Generates request bodies from the documented schemas: every field is filled, ids with records of the tested school,
// so that a probe is refused because of its caller and not because of its content.
import { film, pixel } from '../../kit/images.ts';
import { nameOf, openapi, type Operation } from '../../kit/openapi.ts';
import type { Json } from '../../kit/rest.ts';
import { texts } from '../declarations.ts';
import type { Bodies, DomainDeclaration, ValueGenerator, Value } from '../domain-declaration.ts';
import type { Row } from '../school/rows.ts';
import { secretMark } from '../school/secrets.ts';

export interface BodyGenerator extends ValueGenerator {
  /**
   * All bodies of an operation, generated anew for each request; `[() => undefined]` for an operation without a body.
   */
  bodiesFor: (operation: Operation) => (() => Json)[];
  /**
   * The value of a parameter: a value declared for the first matching place or for the name, otherwise the id of a
   * record. Throws `Missing` if there is none.
   */
  valueOf: (name: string, ...places: string[]) => number | string;
  /** The value that a domain declares for a name, in the first matching place or in general. */
  declared: (name: string, ...places: string[]) => Value | readonly Value[] | undefined;
}

/** What bodies are generated from. */
export interface BodySources {
  word: string;
  /** Rows of a table, preferred ones first. */
  rows: (table: string) => readonly Row[];
  /** Declared bodies that replace generated ones. */
  bodies: Bodies;
  named: ReturnType<NonNullable<DomainDeclaration['namedValues']>>;
  /**
   * Whether an optional id without a record is omitted; `tables` are the tables it may refer to.
   */
  omits: (tables: readonly string[]) => boolean;
}

/** No record or value exists for a name. */
export class MissingRecord extends Error {
  readonly tables: readonly string[];

  constructor(message: string, tables: readonly string[]) {
    super(message);
    this.tables = tables;
  }
}

export function bodyGenerator({ word, rows, bodies, named, omits }: BodySources): BodyGenerator {
  const row = (table: string, matching: (row: Row) => boolean = () => true): Row => {
    const found = rows(table).find(matching);
    if (!found)
      throw new MissingRecord(`no record in ${table}: let its domain in domains/ write one`, [
        table,
      ]);
    return found;
  };
  const record: ValueGenerator['record'] = (table, matching) => Number(row(table, matching).id);

  const text = (name: string): string => {
    number += 1;
    return texts[name]?.(number, word) ?? `${word} ${number}`;
  };

  const declared: BodyGenerator['declared'] = (name, ...places) =>
    places.map((place) => named[`${place}.${name}`]).find((value) => value !== undefined) ??
    named[name];

  const valueOf: BodyGenerator['valueOf'] = (name, ...places) => {
    const [known] = [declared(name, ...places) ?? []].flat();
    if (known !== undefined) return known;
    const tables = tablesNamed(name.replace(/_?ids?$/, ''));
    const table = tables.find((each) => rows(each).length > 0);
    if (table !== undefined) return record(table);
    throw new MissingRecord(
      `no value is known for ${name}: add it to \`named\` of its domain`,
      tables,
    );
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
          Object.entries<Json>(schema.properties ?? {}).flatMap(([property, inner]) =>
            propertyOf(schema, property, inner),
          ),
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

  const propertyOf = (schema: Json, property: string, inner: Json): [string, Json][] => {
    try {
      return [[property, fill(inner, property)]];
    } catch (error) {
      const isNeeded = schema.required?.includes(property);
      if (isNeeded || !(error instanceof MissingRecord) || !omits(error.tables)) throw error;
      return [];
    }
  };

  const textFor = (schema: Json, name: string): string => {
    const sample = texts[name] ? text(name) : (samples[schema.format] ?? text(name));
    if (schema.pattern && !new RegExp(schema.pattern, 'u').test(sample))
      throw new Error(
        `no text is known for ${name} (${schema.pattern}): add it to \`texts\` of its domain`,
      );
    return sample.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'а');
  };

  const maker = { word, text, record, row };
  return {
    ...maker,
    valueOf,
    declared,
    bodiesFor: (operation) => {
      const own = bodies[nameOf(operation)];
      if (own) return own(maker).map((body) => () => body);
      const content = operation.documented.requestBody?.content;
      if (!content) return [() => undefined];
      if ('multipart/form-data' in content) return [() => fileFor(operation, word)];
      return alternativesOf(content['application/json'].schema).map(
        (schema) => () => fill(schema, ''),
      );
    },
  };
}

/** A bulk action takes ids or a selection of all matching rows, never both. */
function alternativesOf(schema: Json): Json[] {
  const { matching, ...others } = schema.properties ?? {};
  if (!matching) return [schema];
  const ids = Object.keys(others).find(
    (name) => isIdName(name) && !schema.required?.includes(name),
  );
  if (ids === undefined) return [schema];
  const { [ids]: _, ...rest } = others;
  const search = { type: 'object', properties: { search: { const: secretMark } } };
  return [others, { ...rest, matching: search }].map((properties) => ({ ...schema, properties }));
}

/** A file of a type that the route accepts. */
export const fileFor = ({ route }: Operation, name: string): FormData =>
  route.endsWith('/video') ? filmOf(`${name}.mp4`) : fileOf(`${name}.png`);

export function filmOf(name: string): FormData {
  const form = new FormData();
  form.append('file', new File([film], name, { type: 'video/mp4' }));
  return form;
}

/** An image of one pixel. */
export function fileOf(name: string, field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new File([pixel], name, { type: 'image/png' }));
  return form;
}

/** Shared by all generators, because some texts must be unique. */
let number = 0;

const tablesNamed = (name: string): string[] => [
  name,
  `${name}s`,
  `${name}es`,
  name.replace(/y$/, 'ies'),
];

const isIdName = (name: string): boolean => /(^|_)ids?$/.test(name);

const samples: Readonly<Record<string, string>> = {
  date: '2026-09-01',
  'date-time': '2026-09-01T09:00:00.000Z',
  uri: 'https://probe.test/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

function resolved(reference: string): Json {
  return openapi.components.schemas[reference.replace('#/components/schemas/', '')];
}
