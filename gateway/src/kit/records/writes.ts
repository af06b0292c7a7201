// Mutations of a type's records, each declared in a line: creating, changing and deleting one, and what else is done
// with one. The payload shows what the schema says: the record in the field of its type, the id of one that is gone in
// the field for ids, and what the record belongs to (its company) in the field of that one's type.
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { planRecord } from '../plan/selection.ts';
import type { WriteMethod } from '../rest/client.ts';
import { below, type RestPath } from '../rest/path.ts';
import type { Collection, Declared, Place } from './collections.ts';
import { readRef } from './node.ts';
import { changedRecord, type Input, mutation } from './payload.ts';
import { loadRecord } from './records.ts';
import { renamed, translatedBody, type Translations } from './translations.ts';

/** The schema's input of this name. */
type Named<Name extends string> = `${Name}Input` extends keyof ResolversParentTypes
  ? ResolversParentTypes[`${Name}Input`] & Input
  : Input;

/** `createGroup: creates(groups)` */
export const creates = <Row extends { id: number }, Type extends string, List, One>(
  declared: Declared<Row, Type, List, One>,
  translations: Translations<Named<`Create${Type}`>> = {},
) =>
  mutation<Named<`Create${Type}`> & List, object>(
    { call: `POST ${declared.route}`, failed: {}, fields: renamed(translations) },
    (input, context, info) => {
      const place = declared.listOf(input);
      const body = translatedBody(input, place.companyId, translations, declared.inPath);
      return written(context, info, declared, place, 'POST', place.collection.path, body);
    },
  );

/** `updateGroup: updates(groups)` */
export const updates = <Row extends { id: number }, Type extends string, List, One>(
  declared: Declared<Row, Type, List, One>,
  translations: Translations<Named<`Update${Type}`>> = {},
) =>
  mutation<Named<`Update${Type}`> & One, object>(
    { call: `PUT ${declared.route}/{id}`, failed: {}, fields: renamed(translations) },
    (input, context, info) => {
      const { id, ...place } = declared.recordOf(input);
      const at = below(place.collection.path, { id });
      const body = translatedBody(input, place.companyId, translations, declared.inPath);
      return written(context, info, declared, place, 'PUT', at, body);
    },
  );

/** `changeUserEmail: performs(users, 'change_email')`: a call below a record that answers with it as it is then. */
export const performs = <Row extends { id: number }, Type extends string, List, One>(
  declared: Declared<Row, Type, List, One>,
  action: string,
) =>
  mutation<Input & One, object>(
    { call: `POST ${declared.route}/{id}/${action}`, failed: {} },
    (input, context, info) => {
      const { id, ...place } = declared.recordOf(input);
      const at = below(place.collection.path, { id }, `/${action}`);
      const body = translatedBody(input, place.companyId, {}, declared.inPath);
      return written(context, info, declared, place, 'POST', at, body);
    },
  );

/** `deleteGroup: deletes(groups)` */
export const deletes = <Row extends { id: number }, Type extends string, List, One>(
  declared: Declared<Row, Type, List, One & { readonly id: string }>,
) =>
  mutation<Input & One & { readonly id: string }, object>(
    { call: `DELETE ${declared.route}/{id}`, failed: {} },
    async (input, context, info) => {
      const { id, ...place } = declared.recordOf(input);
      await context.rest.write('DELETE', below(place.collection.path, { id }));
      const gone = payloadField(info, 'ID');
      return { ...(gone && { [gone]: input.id }), ...(await ownerShown(context, info, place)) };
    },
  );

/** A record that a write has answered with, as the payload's field selects it. */
export const asSelected = <Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  field: string,
  collection: Collection<Row>,
  row: Row,
): Promise<Row | null> =>
  changedRecord(context, info, field, collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );

async function written<Row extends { id: number }>(
  context: Context,
  info: GraphQLResolveInfo,
  { type }: { readonly type: string },
  place: Place<Row>,
  method: WriteMethod,
  at: RestPath,
  body: Record<string, unknown>,
): Promise<object> {
  const { data } = await context.rest.write<Row>(method, at, body);
  const field = payloadField(info, type);
  return {
    ...(field && { [field]: await asSelected(context, info, field, place.collection, data) }),
    ...(await ownerShown(context, info, place)),
  };
}

async function ownerShown(
  context: Context,
  info: GraphQLResolveInfo,
  { owner }: { readonly owner: Place<never>['owner'] },
): Promise<object> {
  const field = payloadField(info, owner.type);
  const plan = field && planRecord(info, context.shapes, { at: [field] });
  return plan ? { [field]: await readRef(context, owner, plan) } : {};
}

function payloadField({ returnType }: GraphQLResolveInfo, type: string): string | undefined {
  const payload = getNamedType(returnType) as GraphQLObjectType;
  const fields = Object.values(payload.getFields());
  return fields.find((field) => getNamedType(field.type).name === type)?.name;
}
