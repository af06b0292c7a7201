// Generates the arguments `search` and `orderBy` of paged lists, and the enums of what lists are ordered by.
import type { FieldDefinitionNode } from 'graphql';
import { readDirective } from './marks.ts';
import {
  allFields,
  type Definitions,
  directive,
  hasFields,
  inputFieldsIn,
  lacking,
  nameOf,
  pagedType,
  withGenerated,
} from './sdl.ts';

/** Replaces the arguments of @paged by the arguments of the field, and by an `enum XOrderField`. */
export function withListArguments(definitions: Definitions): Definitions {
  const made = allFields(definitions).flatMap(({ place, field }) => {
    const { orderBy } = readDirective(field, 'paged', place) ?? {};
    const type = pagedType(field);
    return orderBy ? [{ after: type, sdl: `enum ${type}OrderField { ${orderBy.join(' ')} }` }] : [];
  });
  return withGenerated(definitions, made).map((definition) => {
    if (!hasFields(definition)) return definition;
    const { fields = [] } = definition;
    return {
      ...definition,
      fields: fields.map((field) =>
        withArguments(field, `${nameOf(definition)}.${field.name.value}`),
      ),
    };
  });
}

function withArguments(field: FieldDefinitionNode, place: string): FieldDefinitionNode {
  const list = readDirective(field, 'paged', place);
  if (!list) return field;
  const { arguments: own = [], directives = [] } = field;
  const search = list.search === undefined ? [] : searchIn(list.search);
  const orderBy = list.orderBy ? order(pagedType(field), list.orderBy) : [];
  return {
    ...field,
    arguments: [...lacking(search, own), ...own, ...lacking(orderBy, own)],
    directives: directives.map((one) => (one.name.value === 'paged' ? directive('paged') : one)),
  };
}

const searchIn = (what: string) =>
  inputFieldsIn(`"Words to search for in ${what}." search: String`);

const order = (type: string, [first = '']: readonly string[]) =>
  inputFieldsIn(`"The order; ${inWords(first)} by default." orderBy: ${type}Order`);

/** `CREATED_AT` → `newest first`, `SORT` → `manual`, `FULL_NAME` → `by full name` */
function inWords(value: string): string {
  if (value.endsWith('_AT')) return 'newest first';
  return value === 'SORT' ? 'manual' : `by ${value.toLowerCase().replaceAll('_', ' ')}`;
}
