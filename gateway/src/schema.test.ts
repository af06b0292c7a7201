import { readFileSync } from 'node:fs';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { declaredCall } from './kit/plan/calls.ts';
import { type Need, needOf } from './kit/plan/needs.ts';
import { readField } from './kit/records/spelling.ts';
import { domains } from './schema.ts';
import { documentedRecords } from '../testing/plain/records.ts';

const { schema, shapes, nodes } = domains;

interface OpenApi {
  components: {
    schemas: Record<string, { properties: Record<string, unknown>; 'x-short'?: string[] }>;
  };
}

const api = JSON.parse(
  readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'),
) as OpenApi;

const restName: Record<string, string> = {
  Viewer: 'AuthUser',
  JobFile: 'ExpiringFile',
  RoleForm: 'Form',
  // The error of a table row.
  UserError: 'ImportedStudentError',
  // Equal for the other kinds of owners.
  HeldCustomField: 'UserCustomField',
  CustomFieldValue: 'UserCustomFieldValue',
};

const propertiesOf = (typeName: string): Record<string, unknown> =>
  api.components.schemas[restName[typeName] ?? typeName]?.properties ?? {};

describe('the schema', () => {
  it('reads only what the REST contract has', () => {
    const missing: string[] = [];
    let checked = 0;
    for (const typeName of shapes.keys()) {
      const type = schema.getType(typeName);
      const properties = propertiesOf(typeName);
      for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
        if (declaredCall(field)) continue;
        for (const name of read(needOf(shapes, typeName, field.name))) {
          checked++;
          if (!(name in properties)) missing.push(`${typeName}.${field.name} reads ${name}`);
        }
      }
    }
    expect(checked).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('has an enum value for every value of the REST contract', () => {
    const nameless: string[] = [];
    let checked = 0;
    for (const typeName of shapes.keys()) {
      const type = schema.getType(typeName);
      for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
        const answer = getNamedType(field.type);
        if (!isEnumType(answer) || declaredCall(field)) continue;
        const named = new Set(answer.getValues().map(({ value }): unknown => value));
        for (const column of read(needOf(shapes, typeName, field.name))) {
          for (const value of valuesOf(propertiesOf(typeName)[column])) {
            checked++;
            if (!named.has(value)) nameless.push(`${typeName}.${field.name}: ${String(value)}`);
          }
        }
      }
    }
    expect(checked).toBeGreaterThan(50);
    expect(nameless).toEqual([]);
  });

  it('has nullable fields for relations with a short form', () => {
    const losing = [...shapes].flatMap(([typeName, shape]) => {
      const type = schema.getType(typeName);
      return Object.entries(shape).flatMap(([name, need]) => {
        const field = isObjectType(type) ? type.getFields()[name] : undefined;
        if (need.kind !== 'relation' || !field || !isNonNullType(field.type)) return [];
        const related = api.components.schemas[getNamedType(field.type).name];
        return related?.['x-short'] ? [`${typeName}.${name}`] : [];
      });
    });
    expect(losing).toEqual([]);
  });

  it('sorts lists by time newest first, except for work queues and conversations', () => {
    const oldestFirst: string[] = [];
    let checked = 0;
    for (const type of Object.values(schema.getTypeMap())) {
      for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
        const { sort, desc } = declaredCall(field)?.params?.({}, () => true) ?? {};
        if (!String(sort).endsWith('_at')) continue;
        checked++;
        if (desc !== 1) oldestFirst.push(`${type.name}.${field.name}`);
      }
    }
    expect(checked).toBeGreaterThan(50);
    expect(oldestFirst.toSorted()).toEqual([
      'Company.homeworks',
      'Company.testAttempts',
      'Company.webinars',
      'Course.adminUsers',
      'Course.fieldComments',
      'Lesson.homeworks',
      'Order.comments',
    ]);
  });

  it('has nullable fields for columns that only our api has', () => {
    const lost = Object.entries(documentedRecords()).flatMap(([typeName, record]) => {
      const type = schema.getType(typeName);
      return Object.values(isObjectType(type) ? type.getFields() : {}).flatMap((field) => {
        if (!isNonNullType(field.type) || declaredCall(field)) return [];
        const names = read(needOf(shapes, typeName, field.name));
        const has =
          names.length === 0 || names.some((name) => readField(record, name) !== undefined);
        return has ? [] : [`${typeName}.${field.name}`];
      });
    });
    expect(lost).toEqual([]);
  });

  it('has a node reader for every type that implements Node', () => {
    const { objects } = schema.getImplementations(schema.getType('Node') as never);
    expect([...nodes.keys()].toSorted()).toEqual(objects.map(({ name }) => name).toSorted());
  });

  it('describes its types, and every argument of a list', () => {
    const undescribed = Object.values(schema.getTypeMap()).filter(
      (type) =>
        !type.name.startsWith('__') &&
        !/(?:Payload|Input|Edge|Count|OrderField)$/.test(type.name) &&
        (isObjectType(type) ||
          isInterfaceType(type) ||
          isEnumType(type) ||
          isInputObjectType(type)) &&
        !type.description,
    );
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it('has one input and userErrors in every mutation', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(10);
    for (const { name, args, type } of mutations) {
      const pascal = name[0]?.toUpperCase() + name.slice(1);
      expect([name, args.map((arg) => `${arg.name}: ${String(arg.type)}`), String(type)]).toEqual([
        name,
        [`input: ${pascal}Input!`],
        `${pascal}Payload!`,
      ]);
      const payload = schema.getType(`${pascal}Payload`);
      expect(isObjectType(payload) && String(payload.getFields()['userErrors']?.type)).toBe(
        '[UserError!]!',
      );
    }
  });
});

/** The values of an enum property, without null. */
function valuesOf(property: unknown): unknown[] {
  const {
    enum: own = [],
    anyOf = [],
    items,
  } = (property ?? {}) as {
    enum?: unknown[];
    anyOf?: unknown[];
    items?: unknown;
  };
  return [...own, ...anyOf.flatMap(valuesOf), ...(items ? valuesOf(items) : [])].filter(
    (value) => value !== null,
  );
}

function read(need: Need): readonly string[] {
  switch (need.kind) {
    case 'columns':
      return need.names;
    case 'relation':
      return [need.name];
    case 'count':
      return [`${need.name}_count`];
    default:
      return [];
  }
}
