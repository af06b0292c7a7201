// Exports of a list to a file, the same for every list: ordering one, and those that the viewer has ordered.
import type { GraphQLResolveInfo } from 'graphql';
import type { CompanyRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { calling } from '../kit/plan/calls.ts';
import { fieldName } from '../kit/names.ts';
import { columns, relation } from '../kit/plan/needs.ts';
import { connection, record } from '../kit/plan/reads.ts';
import { companyCollection, type InCompany, type RowOf } from '../kit/records/collections.ts';
import { conditionsAt } from '../kit/records/conditions.ts';
import { idsInCompany, requireGlobal, toGlobalId } from '../kit/records/ids.ts';
import {
  changedRecord,
  type Input,
  InputError,
  mutation,
  type PayloadBase,
} from '../kit/records/payload.ts';
import { readSingle } from '../kit/records/single.ts';
import { type OrderBy, sortOf } from '../kit/records/sort.ts';
import { below, path } from '../kit/rest/path.ts';
import { atField } from '../kit/schema/at-field.ts';

interface ExportRow extends InCompany {
  id: number;
  file_name: string;
  created_at: string;
}

type Given<T> = T | null | undefined;

interface OrderInput extends Input {
  readonly companyId: string;
  readonly format?: Given<string>;
  readonly columns?: Given<readonly string[]>;
  readonly matching?: Given<object>;
  readonly ids?: Given<readonly string[]>;
  readonly orderBy?: Given<OrderBy>;
}

/**
 * `list` is what the addresses begin with: `courses` for `/courses_download` and `/courses_file`; `of` is the type of its
 * records.
 */
export function exportOf<
  const Type extends string,
  Row extends ExportRow = Extract<RowOf<Type>, ExportRow>,
>(type: Type, list: string, of: string) {
  const field = fieldName(type);
  type Made = Record<typeof field, Row | null>;
  const exports = companyCollection<Type, Row>(type, `${list}_download/history`);
  const at = (companyId: number, name: string) =>
    below(path`/companies`, { companyId }, `/${list}_${name}`);
  const byFileName = record({
    path: (_args: { fileName: string }, { id }: CompanyRow) => at(id, 'file'),
    params: ({ fileName }) => ({ file_name: fileName }),
  });

  return {
    /** The viewer's exports, newest first. */
    all: connection(exports, { sort: 'created_at', desc: true }),
    /** The one with this file name. */
    one: calling(
      async (
        parent: CompanyRow,
        args: { fileName: string },
        context: Context,
        info: GraphQLResolveInfo,
      ) => {
        const found = await byFileName(parent, args, context, info);
        return found && exports(parent.id).complete(found as Row);
      },
      byFileName.restCall,
    ),
    id: ({ company_id, id }: Row) => toGlobalId({ type, companyId: company_id, id }),
    order: atField<unknown, { input: OrderInput }, Made & PayloadBase>((place) => {
      const conditions = conditionsAt(place, 'input', 'matching');
      const names = Object.entries(conditions.names).map(([name, field]) => [
        name,
        `matching.${field}`,
      ]);
      const options = {
        call: `POST /companies/{companyId}/${list}_download`,
        failed: { [field]: null } as Made,
        fields: {
          sort: 'orderBy.field',
          desc: 'orderBy.direction',
          ...Object.fromEntries(names),
        },
      } as const;
      return mutation<OrderInput, Made>(options, async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { complete } = exports(companyId);
        const { format, matching, ids, orderBy } = input;
        const chosen = ids ? idsInCompany(ids, of, companyId) : undefined;
        if (chosen === null) throw new InputError(notThere);
        const { data } = await context.rest.write<Row>('POST', at(companyId, 'download'), {
          format,
          columns: input.columns ?? undefined,
          matching: matching ? conditions.params(matching, companyId) : undefined,
          ids: chosen,
          sort: orderBy ? sortOf(orderBy, companyId) : undefined,
          desc: orderBy ? orderBy.direction === 'desc' : undefined,
        });
        const ordered = complete(data);
        const again = { file_name: ordered.file_name };
        const made = await changedRecord(context, info, field, ordered, (plan) =>
          readSingle<Row>(context.rest, at(companyId, 'file'), again, plan).then(complete),
        );
        return { [field]: made } as Made;
      });
    }),
    /** What its type reads. */
    shape: { isReady: columns('ready'), job: relation('job') },
  };
}

const notThere = {
  message: 'Не все выбранные записи есть в этой компании',
  field: 'ids',
  code: 'not_found',
};
