// Declares mutations of single records (create, update, delete, other actions), whose payload fields are found by their
// types in the schema.
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { planRecord } from '../plan/selection.ts';
import type { WriteMethod } from '../rest/client.ts';
import { missingField } from '../rest/errors.ts';
import { below, type RestPath } from '../rest/path.ts';
import type { Collection, ListLocation, MutableCollection } from '../records/collections.ts';
import { readRef } from '../records/node.ts';
import { changedRecord, type Input, mutation } from './payload.ts';
import { loadRecord } from '../records/records.ts';
import { hasSelected } from '../records/spelling.ts';
import { recordStore } from '../records/store.ts';
import {
  type AnyTranslations,
  renamedFields,
  translatedBody,
  type Translations,
  versioned,
} from './translations.ts';

/** The input of this name in the schema. */
type InputNamed<Name extends string> = Name extends keyof ResolversParentTypes
  ? ResolversParentTypes[Name] & Input
  : Input;

/**
 * `createGroup: creates(groups)`; the payload contains the record in the field of its type, and the owner (the company)
 * in the field of its type.
 */
export const creates = <Row extends { id: number }, Type extends string, List, One>(
  declared: MutableCollection<Row, Type, List, One>,
  translations: Translations<InputNamed<`Create${Type}Input`>> = {},
) =>
  mutation<InputNamed<`Create${Type}Input`> & List, object>(
    { call: `POST ${declared.route}`, failed: {}, fields: renamedFields(translations) },
    (input, context, info) => {
      const place = declared.listOf(input);
      const at = place.collection.path;
      return write(context, info, declared, { method: 'POST', at, place, input, translations });
    },
  );

/**
 * `updateGroup: updates(groups)`; `action` is a sub-path of the record, if the contract has one.
 */
export const updates = <Row extends { id: number }, Type extends string, List, One>(
  declared: MutableCollection<Row, Type, List, One>,
  translations: Translations<InputNamed<`Update${Type}Input`>> = {},
  action: '' | `/${string}` = '',
) =>
  mutation<InputNamed<`Update${Type}Input`> & One, object>(
    {
      call: `PUT ${declared.route}/{id}${action}`,
      failed: {},
      stale: (input, context, info) =>
        currentRecord(context, info, declared, declared.recordOf(input)),
      fields: renamedFields(translations),
    },
    (input, context, info) => {
      const { id, ...place } = declared.recordOf(input);
      const at = below(place.collection.path, { id }, action);
      return write(context, info, declared, {
        method: 'PUT',
        at,
        place,
        id,
        input,
        translations: { ...versioned, ...translations },
      });
    },
  );

/**
 * `changeUserEmail: performs(users, 'change_email')`: an action of a record that returns the changed record.
 */
export const performs = <Row extends { id: number }, Type extends string, List, One>(
  declared: MutableCollection<Row, Type, List, One>,
  action: string,
  translations: AnyTranslations = {},
) => callsBelow(declared, action, translations, true);

/** `replicateTest: copies(tests, 'replicate')`: an action of a record that returns a copy of it. */
export const copies = <Row extends { id: number }, Type extends string, List, One>(
  declared: MutableCollection<Row, Type, List, One>,
  action: string,
) => callsBelow(declared, action, {}, false);

function callsBelow<Row extends { id: number }, Type extends string, List, One>(
  declared: MutableCollection<Row, Type, List, One>,
  action: string,
  translations: AnyTranslations,
  answersItself: boolean,
) {
  const { routeOf } = declared;
  return mutation<Input & One, object>(
    {
      call: `POST ${declared.route}/{id}/${action}`,
      ...(routeOf && { routeOf: (input) => `${routeOf(input)}/{id}/${action}` }),
      failed: {},
      stale: (input, context, info) =>
        currentRecord(context, info, declared, declared.recordOf(input)),
      fields: renamedFields(translations),
    },
    (input, context, info) => {
      const { id, ...place } = declared.recordOf(input);
      const at = below(place.collection.path, { id }, `/${action}`);
      return write(context, info, declared, {
        method: 'POST',
        at,
        place,
        ...(answersItself && { id }),
        input,
        translations,
      });
    },
  );
}

/** `deleteGroup: deletes(groups)`; the payload contains the id of the record in its ID field. */
export const deletes = <Row extends { id: number }, Type extends string, List, One>(
  declared: MutableCollection<Row, Type, List, One & { readonly id: string }>,
) =>
  mutation<Input & One & { readonly id: string }, object>(
    { call: `DELETE ${declared.route}/{id}`, failed: {} },
    async (input, context, info) => {
      const field = payloadField(info, 'ID');
      const { id, ...place } = declared.recordOf(input);
      await context.rest.write('DELETE', below(place.collection.path, { id }));
      return { [field]: input.id, ...(await selectedOwner(context, info, place)) };
    },
  );

/**
 * A record, or a part of it, from the response of a write, with the fields that the payload selects.
 */
export const selectedRecord = <Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  field: string,
  collection: Collection<Row>,
  answered: Partial<Row> | null,
  id = answered?.id,
): Promise<Row | null> => {
  const row = id === undefined ? null : collection.complete({ ...answered, id } as Row);
  return changedRecord(context, info, field, row, async (plan) => {
    if (!row) throw missingField('id');
    // Keeps the fields of the response, since a later read may differ; only references are read.
    if (hasSelected(row, plan.withoutReferences))
      recordStore(context.rest, collection).add(row.id, row, plan.withoutReferences);
    return loadRecord(context.rest, collection, row.id, plan);
  });
};

interface Write<Row extends { id: number }> {
  readonly method: WriteMethod;
  readonly at: RestPath;
  readonly place: ListLocation<Row>;
  /** The record's id, if it exists already. */
  readonly id?: number;
  readonly input: object;
  readonly translations: AnyTranslations;
}

async function write<Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  { type, inPath }: { readonly type: string; readonly inPath: readonly string[] },
  { method, at, place, id, input, translations }: Write<Row>,
): Promise<object> {
  const field = payloadField(info, type);
  const { collection, companyId } = place;
  const body = translatedBody(input, companyId, translations, inPath);
  const { data } = await context.rest.write<Partial<Row> | null>(method, at, body);
  return {
    // A copying action returns the copy.
    [field]: await selectedRecord(context, info, field, collection, data, data?.id ?? id),
    ...(await selectedOwner(context, info, place)),
  };
}

/** The current state of an unchanged record, with the fields that the payload selects. */
export async function currentRecord<Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  { type }: { readonly type: string },
  { collection, id }: Pick<ListLocation<Row>, 'collection'> & { readonly id: number },
): Promise<object> {
  const field = payloadField(info, type);
  const plan = planRecord(info, context.shapes, { at: [field] });
  return plan ? { [field]: await loadRecord(context.rest, collection, id, plan) } : {};
}

/** The owner of the records, if the payload selects it. */
export async function selectedOwner(
  context: Context,
  info: GraphQLResolveInfo,
  { owner }: Pick<ListLocation<never>, 'owner'>,
): Promise<object> {
  const [field] = payloadFields(info, owner.type);
  if (field === undefined) return {};
  const plan = planRecord(info, context.shapes, { at: [field] });
  return plan ? { [field]: await readRef(context, owner, plan) } : {};
}

export function payloadField(info: GraphQLResolveInfo, type: string): string {
  const [field, ...more] = payloadFields(info, type);
  if (field !== undefined && more.length === 0) return field;
  throw new Error(
    `The payload of ${info.fieldName} must have exactly one field of the type ${type}`,
  );
}

function payloadFields({ returnType }: GraphQLResolveInfo, type: string): string[] {
  const payload = getNamedType(returnType) as GraphQLObjectType;
  const fields = Object.values(payload.getFields());
  return fields.filter((field) => getNamedType(field.type).name === type).map(({ name }) => name);
}
