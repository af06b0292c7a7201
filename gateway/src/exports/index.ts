// Exports of lists to files, for every list: requesting one, and the viewer's earlier exports.
import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { withCall } from '../kit/plan/calls.ts';
import { fieldName } from '../kit/names.ts';
import { columns, relation } from '../kit/plan/needs.ts';
import { connection, record } from '../kit/plan/reads.ts';
import { emptyTree, mergePlans, toPlan } from '../kit/plan/tree.ts';
import {
  collectionBelow,
  companyCollection,
  type CompanyCollection,
  type InCompany,
  type ListDeclaration,
  type RowOf,
} from '../kit/records/collections.ts';
import { createConditionReader } from '../kit/records/conditions.ts';
import { requireGlobal, requireInCompany, toGlobalId } from '../kit/records/ids.ts';
import { changedRecord, type Input, mutation, type PayloadBase } from '../kit/mutations/payload.ts';
import type { NodeReader } from '../kit/records/node.ts';
import { loadRecord } from '../kit/records/records.ts';
import { readSingle } from '../kit/records/single.ts';
import { type OrderBy, sortParam } from '../kit/connections/sort.ts';
import { inputIds } from '../kit/mutations/translations.ts';
import { below, path, type RestPath } from '../kit/rest/path.ts';
import { atField } from '../kit/schema/at-field.ts';

interface ExportRow extends InCompany {
  id: number;
  file_name: string;
  created_at: string;
  url?: string | null;
  full_url?: string | null;
}

type Given<T> = T | null | undefined;

interface OrderInput extends Input {
  readonly format?: Given<string>;
  readonly columns?: Given<readonly string[]>;
  readonly matching?: Given<object>;
  readonly ids?: Given<readonly string[]>;
  readonly orderBy?: Given<OrderBy>;
}

/** The owner of the exported list. */
type Owner = InCompany & { readonly id: number };

/** The contract's paths for requesting an export, polling its file, and the history. */
interface ExportPaths {
  readonly order: string;
  readonly file: string;
  readonly history: string;
}

/** The paths of nearly all lists. */
const usualPaths = (list: string): ExportPaths => ({
  order: `${list}_download`,
  file: `${list}_file`,
  history: `${list}_download/history`,
});

/** Where the exports of a list are: below a company, or below a record of one. */
interface Home<Row extends ExportRow, Parent extends object, Named> {
  readonly exports: ListDeclaration<Row, Owner>;
  readonly at: (owner: Owner, call: keyof ExportPaths) => RestPath;
  readonly ownerOf: (parent: Parent) => Owner;
  /** The owner that an input identifies. */
  readonly named: (input: Named) => Owner;
}

/**
 * The export of a company's list. `list` is the prefix of the paths: `courses` for `/courses_download` and
 * `/courses_file`; `of` is the type of the records. `paths` overrides the usual paths.
 */
export function exportOf<
  const Type extends string,
  Row extends ExportRow = Extract<RowOf<Type>, ExportRow>,
>(type: Type, list: string, of: string, paths: ExportPaths = usualPaths(list)) {
  const companies = path`/companies`;
  const inCompany = (id: number): Owner => ({ company_id: id, id });
  return exportsAt(type, of, {
    exports: companyCollection<Type, Row>(type, paths.history),
    at: ({ company_id: companyId }, call) => below(companies, { companyId }, `/${paths[call]}`),
    ownerOf: ({ id }: Pick<CompanyRow, 'id'>) => inCompany(id),
    named: ({ companyId }: { readonly companyId: string }) =>
      inCompany(requireGlobal(companyId, 'Company').id),
  });
}

/** The export of a list below a record; `by` is the name of the record's id in the contract. */
export function exportBelow<
  Above extends { id: number },
  const Type extends string,
  const Parent extends string,
  Row extends ExportRow = Extract<RowOf<Type>, ExportRow>,
>(
  parents: CompanyCollection<Above, Parent>,
  type: Type,
  list: string,
  of: string,
  by: string,
  paths: ExportPaths = usualPaths(list),
) {
  const field = `${fieldName(parents.type)}Id` as const;
  return exportsAt(type, of, {
    exports: collectionBelow<Above, Parent, Type, Row>(parents, type, paths.history, by),
    at: ({ company_id, id }, call) =>
      below(parents(company_id).path, { [by]: id }, `/${paths[call]}`),
    ownerOf: (parent: Owner) => parent,
    named: (input: Readonly<Record<typeof field, string>>) => {
      const { companyId, id } = requireInCompany(input[field], parents.type);
      return { company_id: companyId, id };
    },
  });
}

function exportsAt<const Type extends string, Row extends ExportRow, Parent extends object, Named>(
  type: Type,
  of: string,
  { exports, at, ownerOf, named }: Home<Row, Parent, Named>,
) {
  const field = fieldName(type);
  type Made = Record<typeof field, Row | null>;
  const byFileName = record({
    path: (_args: { fileName: string }, parent: Parent) => at(ownerOf(parent), 'file'),
    params: ({ fileName }) => ({ file_name: fileName }),
  });

  return {
    /** The viewer's exports, newest first. */
    all: connection(exports, { sort: 'created_at', desc: true }),
    /** The export with this file name. */
    one: withCall(
      async (
        parent: Parent,
        args: { fileName: string },
        context: Context,
        info: GraphQLResolveInfo,
      ) => {
        const found = await byFileName(parent, args, context, info);
        return found && exports.at(ownerOf(parent)).complete(found as Row);
      },
      byFileName.restCall,
    ),
    /** Resolvers of the export type. */
    fields: {
      id: ({ company_id, id }: Row) => toGlobalId({ type, companyId: company_id, id }),
      // Tools need an absolute URL; a server without one returns a URL relative to itself.
      url: ({ full_url: whole, url }: Row) => whole ?? url ?? null,
    },
    nodes: { [type]: nodeOf(type) },
    order: atField<unknown, { input: OrderInput & Named }, Made & PayloadBase>((place) => {
      const conditions = createConditionReader(place, 'input', 'matching');
      const names = Object.entries(conditions.names).map(([name, field]) => [
        name,
        `matching.${field}`,
      ]);
      const options = {
        call: `POST ${at(nowhere, 'order').route}`,
        failed: { [field]: null } as Made,
        fields: {
          sort: 'orderBy.field',
          desc: 'orderBy.direction',
          ...Object.fromEntries(names),
        },
      } as const;
      return mutation<OrderInput & Named, Made>(options, async (input, context, info) => {
        const owner = named(input);
        const { company_id: companyId } = owner;
        const { complete } = exports.at(owner);
        const { format, matching, ids, orderBy } = input;
        const chosen = ids ? inputIds(companyId, of, ids, 'ids', notThere) : undefined;
        const { data } = await context.rest.write<Row>('POST', at(owner, 'order'), {
          format,
          columns: input.columns ?? undefined,
          matching: matching ? conditions.params(matching, companyId) : undefined,
          ids: chosen,
          sort: orderBy ? sortParam(orderBy, companyId) : undefined,
          desc: orderBy ? orderBy.direction === 'desc' : undefined,
        });
        const ordered = complete(data);
        const again = { file_name: ordered.file_name };
        const made = await changedRecord(context, info, field, ordered, (plan) =>
          readSingle<Row>(context.rest, at(owner, 'file'), again, plan).then(complete),
        );
        return { [field]: made } as Made;
      });
    }),
    /** The shape of the export type. */
    shape: { isReady: columns('ready'), url: columns('full_url', 'url'), job: relation('job') },
  };
}

const allExports = companyCollection<'Export', ExportRow & { type: string }>('Export', 'exports');

const withType = toPlan({ ...emptyTree(), columns: new Set(['type']) });

/**
 * Reads an export by id where the server has a list of all exports; elsewhere clients read it by name with `one`.
 */
const nodeOf = (type: string): NodeReader => ({
  scope: 'company',
  route: `${allExports.route}/{id}`,
  read: async ({ rest }, { companyId, id }, plan) => {
    const found = await loadRecord(rest, allExports(companyId), id, mergePlans(plan, withType));
    return found?.type === type ? found : null;
  },
});

const nowhere: Owner = { company_id: 0, id: 0 };

const notThere = 'Не все выбранные записи есть в этой компании';
