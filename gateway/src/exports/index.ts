// Exports of a list to a file, the same for every list: ordering one, and those that the viewer has ordered.
import type { GraphQLResolveInfo } from 'graphql';
import type { OrderDirection } from '../__generated__/resolvers.ts';
import type { CompanyRow } from '../__generated__/rows.ts';
import type { Context } from '../context.ts';
import { calling } from '../kit/plan/calls.ts';
import { connection, record } from '../kit/plan/reads.ts';
import { matchBody } from '../kit/records/chosen.ts';
import { companyCollection, type InCompany } from '../kit/records/collections.ts';
import { requireGlobal, toGlobalId } from '../kit/records/ids.ts';
import { changedRecord, type Input, mutation } from '../kit/records/payload.ts';
import { readSingle } from '../kit/records/single.ts';
import type { Params } from '../kit/rest/client.ts';
import { below, path } from '../kit/rest/path.ts';

interface ExportRow extends InCompany {
  id: number;
  file_name: string;
}

type Given<T> = T | null | undefined;

interface OrderInput<Match> extends Input {
  readonly companyId: string;
  readonly format?: Given<string>;
  readonly columns?: Given<readonly string[]>;
  readonly matching?: Given<Match>;
  readonly orderBy?: Given<{ readonly field: string; readonly direction?: OrderDirection }>;
}

interface ExportOptions<Field extends string, Match> {
  /** What the addresses begin with: `courses` for `/courses_download` and `/courses_file`. */
  readonly list: string;
  /** The type in the schema. */
  readonly type: string;
  /** The field of the payload. */
  readonly field: Field;
  /** The conditions of the list as REST parameters. */
  readonly params: (companyId: number, match: Match) => Params;
  /** Where REST names the list's conditions otherwise than the input. */
  readonly fields: Readonly<Record<string, string>>;
}

export function exportOf<Row extends ExportRow, Field extends string, Match>({
  list,
  type,
  field,
  params,
  fields,
}: ExportOptions<Field, Match>) {
  const exports = companyCollection<string, Row>(type, `${list}_download/history`);
  const at = (companyId: number, name: string) =>
    below(path`/companies`, { companyId }, `/${list}_${name}`);
  const byFileName = record({
    path: (_args: { fileName: string }, { id }: CompanyRow) => at(id, 'file'),
    params: ({ fileName }) => ({ file_name: fileName }),
  });

  return {
    /** The viewer's exports, newest first. */
    all: connection({
      collection: exports.inCompany,
      params: () => ({ sort: 'created_at', desc: 1 }),
    }),
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
    order: mutation<OrderInput<Match>, Record<Field, Row | null>>(
      {
        call: `POST /companies/{companyId}/${list}_download`,
        failed: { [field]: null } as Record<Field, null>,
        fields: { sort: 'orderBy.field', desc: 'orderBy.direction', ...fields },
      },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { complete } = exports(companyId);
        const { format, columns, matching, orderBy } = input;
        const { data } = await context.rest.write<Row>('POST', at(companyId, 'download'), {
          format,
          columns: columns ?? undefined,
          matching: matching ? matchBody(params(companyId, matching)) : undefined,
          sort: orderBy?.field,
          desc: orderBy ? orderBy.direction === 'desc' : undefined,
        });
        const ordered = complete(data);
        const again = { file_name: ordered.file_name };
        const made = await changedRecord(context, info, field, ordered, (plan) =>
          readSingle<Row>(context.rest, at(companyId, 'file'), again, plan).then(complete),
        );
        return { [field]: made } as Record<Field, Row | null>;
      },
    ),
  };
}
