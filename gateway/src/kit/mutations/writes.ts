// Mutations of a type's records, each declared in a line: creating, changing and deleting one, and what else is done
// with one. The payload shows what the schema says: the record in the field of its type, the id of one that is gone in
// the field for ids, and what the record belongs to (its company) in the field of that one's type.
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { planRecord } from '../plan/selection.ts';
import type { WriteMethod } from '../rest/client.ts';
import { missingField } from '../rest/errors.ts';
import { below, type RestPath } from '../rest/path.ts';
import type { Collection, Place, Written } from '../records/collections.ts';
import { readRef } from '../records/node.ts';
import { changedRecord, type Input, mutation } from './payload.ts';
import { loadRecord } from '../records/records.ts';
import { carries } from '../records/spelling.ts';
import { storeOf } from '../records/store.ts';
import {
  type AnyTranslations,
  renamed,
  translatedBody,
  type Translations,
  versioned,
} from './translations.ts';

/** The input of this name in the schema. */
type InputNamed<Name extends string> = Name extends keyof ResolversParentTypes
  ? ResolversParentTypes[Name] & Input
  : Input;

/** `createGroup: creates(groups)` */
export const creates = <Row extends { id: number }, Type extends string, List, One>(
  declared: Written<Row, Type, List, One>,
  translations: Translations<InputNamed<`Create${Type}Input`>> = {},
) =>
  mutation<InputNamed<`Create${Type}Input`> & List, object>(
    { call: `POST ${declared.route}`, failed: {}, fields: renamed(translations) },
    (input, context, info) => {
      const place = declared.listOf(input);
      const at = place.collection.path;
      return write(context, info, declared, { method: 'POST', at, place, input, translations });
    },
  );

/** `updateGroup: updates(groups)`; `action` is what the contract calls it below the record, where it does. */
export const updates = <Row extends { id: number }, Type extends string, List, One>(
  declared: Written<Row, Type, List, One>,
  translations: Translations<InputNamed<`Update${Type}Input`>> = {},
  action: '' | `/${string}` = '',
) =>
  mutation<InputNamed<`Update${Type}Input`> & One, object>(
    {
      call: `PUT ${declared.route}/{id}${action}`,
      failed: {},
      stale: (input, context, info) => asItIs(context, info, declared, declared.recordOf(input)),
      fields: renamed(translations),
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

/** `changeUserEmail: performs(users, 'change_email')`: a call below a record that answers with what it is then. */
export const performs = <Row extends { id: number }, Type extends string, List, One>(
  declared: Written<Row, Type, List, One>,
  action: string,
  translations: AnyTranslations = {},
) => callsBelow(declared, action, translations, true);

/** `replicateTest: copies(tests, 'replicate')`: a call below a record that answers with another one, a copy of it. */
export const copies = <Row extends { id: number }, Type extends string, List, One>(
  declared: Written<Row, Type, List, One>,
  action: string,
) => callsBelow(declared, action, {}, false);

function callsBelow<Row extends { id: number }, Type extends string, List, One>(
  declared: Written<Row, Type, List, One>,
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
      stale: (input, context, info) => asItIs(context, info, declared, declared.recordOf(input)),
      fields: renamed(translations),
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

/** `deleteGroup: deletes(groups)` */
export const deletes = <Row extends { id: number }, Type extends string, List, One>(
  declared: Written<Row, Type, List, One & { readonly id: string }>,
) =>
  mutation<Input & One & { readonly id: string }, object>(
    { call: `DELETE ${declared.route}/{id}`, failed: {} },
    async (input, context, info) => {
      const field = payloadField(info, 'ID');
      const { id, ...place } = declared.recordOf(input);
      await context.rest.write('DELETE', below(place.collection.path, { id }));
      return { [field]: input.id, ...(await ownerShown(context, info, place)) };
    },
  );

/** A record that a write has answered with, or a part of it, as the payload's field selects it. */
export const asSelected = <Row extends { id: number }>(
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
    // What the answer told stays: by now a read may say otherwise. Only what it refers to is read then.
    if (carries(row, plan.bare)) storeOf(context.rest, collection).note(row.id, row, plan.bare);
    return loadRecord(context.rest, collection, row.id, plan);
  });
};

interface Write<Row extends { id: number }> {
  readonly method: WriteMethod;
  readonly at: RestPath;
  readonly place: Place<Row>;
  /** Of the record, where it is there already. */
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
    // Of a call that makes a copy it is the copy that is answered.
    [field]: await asSelected(context, info, field, collection, data, data?.id ?? id),
    ...(await ownerShown(context, info, place)),
  };
}

/** The record that was not changed, as the payload's field selects it. */
export async function asItIs<Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  { type }: { readonly type: string },
  { collection, id }: Pick<Place<Row>, 'collection'> & { readonly id: number },
): Promise<object> {
  const field = payloadField(info, type);
  const plan = planRecord(info, context.shapes, { at: [field] });
  return plan ? { [field]: await loadRecord(context.rest, collection, id, plan) } : {};
}

/** What the records belong to, where the payload shows it. */
export async function ownerShown(
  context: Context,
  info: GraphQLResolveInfo,
  { owner }: Pick<Place<never>, 'owner'>,
): Promise<object> {
  const [field] = payloadFields(info, owner.type);
  if (field === undefined) return {};
  const plan = planRecord(info, context.shapes, { at: [field] });
  return plan ? { [field]: await readRef(context, owner, plan) } : {};
}

export function payloadField(info: GraphQLResolveInfo, type: string): string {
  const [field, ...more] = payloadFields(info, type);
  if (field !== undefined && more.length === 0) return field;
  throw new Error(`The payload of ${info.fieldName} does not have one field of the type ${type}`);
}

function payloadFields({ returnType }: GraphQLResolveInfo, type: string): string[] {
  const payload = getNamedType(returnType) as GraphQLObjectType;
  const fields = Object.values(payload.getFields());
  return fields.filter((field) => getNamedType(field.type).name === type).map(({ name }) => name);
}
