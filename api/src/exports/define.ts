// Declares the export of a list: a domain lists the columns, and this creates the input schema, the job, the export
// record and the routes.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { defineJob, type JobDefinition, type Jobs, type RunningJob } from '../jobs/index.ts';
import type { JobKind } from '../job-kinds.ts';
import type { Database, Transaction } from '../kit/database/database.ts';
import { forbidden } from '../kit/http/errors.ts';
import { conditionsWith, readList } from '../kit/lists/list.ts';
import type { ListSource, ParentKeys, ListParameters } from '../kit/lists/contract.ts';
import { withSortFound } from '../kit/lists/page.ts';
import { has, type Scope } from '../kit/permissions/permissions.ts';
import type { Permission } from '../kit/permissions/flags.ts';
import type { Resource } from '../kit/resource/resource.ts';
import { bulkIds } from '../kit/resource/bulk.ts';
import { queryOf } from '../kit/resource/conditions.ts';
import type { Conditions } from '../kit/resource/contract.ts';
import { timeZoneOf } from '../kit/values/time-zone.ts';
import { selectionOf, type ExportColumn } from './columns.ts';
import { createExportFile, fileFormats, mediaTypes, type FileFormat } from './file.ts';
import { exportsOf } from './records.ts';
import { registerExport } from './routes.ts';

export interface ExportDefinition<Row> {
  /** The job that writes the file. */
  kind: JobKind;
  /**
   * The prefix of routes and file names: `courses` gives `/courses_download` and `/courses_file`. Routes of a nested
   * list are nested too.
   */
  path: string;
  /** The names of the routes, if the contract differs. */
  paths?: ExportPaths;
  /** The list: its rows, order and permissions. */
  resource: Resource;
  /** Reads the rows, if the list is not a plain read of the table. */
  read?: ReadRows;
  /** A permission required in addition to those of the list. */
  grant?: { all: Permission };
  /** The name of an export in openapi.json. */
  record: { name: string; description: string };
  /** By name on the wire, in the order of a file with all columns. */
  columns: Readonly<Record<string, ExportColumn<Row>>>;
  /** Names that each stand for several columns of a company, such as custom fields. They follow the other columns. */
  columnGroups?: Readonly<Record<string, ColumnGroup<Row>>>;
  /** The name of the workbook's sheet. */
  sheet: string;
}

/** Relative to the list's path, without a leading slash. */
export interface ExportPaths {
  request: string;
  file: string;
  history: string;
}

type ReadRows = (
  transaction: Transaction,
  parameters: ListParameters,
  scope: Scope,
  place: ParentKeys,
) => ReturnType<typeof readList>;

export type ColumnGroup<Row> = (
  transaction: Transaction,
  scope: Scope,
  order: StoredExportRequest,
) => Promise<ExportColumn<Row>[]>;

export interface ExportInput {
  format: FileFormat;
  columns: string[];
  matching: Conditions;
  ids?: number[] | undefined;
  sort?: string | undefined;
  desc?: boolean | undefined;
}

/** An export request as stored with its job. */
export interface StoredExportRequest extends ExportInput {
  /** The parent keys by their names in the path; none for a list of the company. */
  place?: Record<string, number> | undefined;
}

export interface ListExport extends JobDefinition<StoredExportRequest> {
  register: (app: FastifyInstance, parts: { database: Database; jobs: Jobs }) => void;
}

/** Rows of one read: a few milliseconds of database work. */
const batch = 500;

export function defineExport<Row>(definition: ExportDefinition<Row>): ListExport {
  const { kind, path, resource, grant, columns, columnGroups = {}, sheet } = definition;
  const paths = definition.paths ?? {
    request: `${path}_download`,
    file: `${path}_file`,
    history: `${path}_download/history`,
  };
  const body = inputOf(definition);
  const input = body.extend({ place: z.record(z.string(), z.int()).optional() });

  /** The rows that the person may see, if they may export them. */
  const source = (scope: Scope): ListSource => {
    if (grant !== undefined && !has(scope, grant.all)) throw forbidden();
    return resource.source(resource.permissions.read);
  };
  const chosen = async (order: StoredExportRequest, transaction: Transaction, scope: Scope) => {
    const all: ExportColumn<Row>[] = [];
    for (const name of order.columns) {
      const column = columns[name];
      if (column !== undefined) all.push(column);
      else all.push(...((await columnGroups[name]?.(transaction, scope, order)) ?? []));
    }
    return all;
  };

  /** The list parameters of an export request. */
  const parametersOf = (order: ExportInput): ListParameters =>
    resource.readParameters({
      ...queryOf(order.matching),
      ...(order.ids !== undefined && { ids: order.ids.join(',') }),
      ...(order.sort !== undefined && { sort: order.sort }),
      ...(order.desc !== undefined && { desc: order.desc ? '1' : '0' }),
      cursor: '',
      per_page: String(batch),
    });

  const job = defineJob({
    kind,
    input,
    run: async (running) => {
      const { input: order, scope } = running;
      const { timeZone, shown, place } = await running.step(async (transaction) => ({
        timeZone: await timeZoneOf(transaction, scope.companyId),
        shown: await chosen(order, transaction, scope),
        place: await resource.resolveParents(transaction, scope, order.place ?? {}),
      }));
      const parameters = { ...parametersOf(order), selection: selectionOf(shown) };
      const read: ReadRows =
        definition.read ??
        ((transaction, ...args) => readList(transaction, source(scope), ...args));
      const batches = batchesOf<Row>(running, read, parameters, place);
      const file = createExportFile(order.format, { sheet, columns: shown, batches, timeZone });
      return running.writeFile(mediaTypes[order.format], file);
    },
  });
  const read = grant ?? resource.permissions.read;
  const exports = exportsOf({ ...definition, path: paths.history, read });
  return {
    ...job,
    register: (app, parts) =>
      registerExport(app, parts, {
        job,
        body,
        path,
        paths,
        list: resource,
        exports,
        check: async (transaction, scope, order) => {
          await resource.resolveParents(transaction, scope, order.place ?? {});
          const parameters = parametersOf(order);
          conditionsWith(source(scope), parameters, scope);
          await withSortFound(transaction, source(scope), parameters, scope);
        },
      }),
  };
}

function inputOf<Row>({ columns, columnGroups, resource }: ExportDefinition<Row>) {
  const names = [...Object.keys(columns), ...Object.keys(columnGroups ?? {})];
  return z.strictObject({
    format: z.enum(fileFormats).default('xlsx'),
    columns: z
      .array(z.enum(names))
      .min(1, 'Выберите хотя бы один столбец')
      .max(names.length, 'Столбцы повторяются')
      .default(names)
      .describe('In the order of the file; default: all.'),
    matching: resource.conditions
      .default({})
      .describe('Filters of the list; default: the whole list.'),
    ids: z
      .array(z.int32())
      .min(1, `Выберите хотя бы ${resource.words.one}`)
      .max(bulkIds, `Не больше ${bulkIds} ${resource.words.many} за раз`)
      .optional()
      .describe('Limits the export to rows with these ids among those that match; default: all.'),
    sort: ordersOf(resource).optional(),
    desc: z.boolean().optional(),
  });
}

/** The sortable columns, and sorts by other tables. */
function ordersOf({ sort, specialSorts }: Resource) {
  const columns = z.enum(['id', ...sort]);
  const special = Object.entries(specialSorts).map(([name, { description }]) =>
    z
      .string()
      .regex(new RegExp(String.raw`^${name}_\d{1,10}$`))
      .describe(description),
  );
  return special.length === 0 ? columns : z.union([columns, ...special]);
}

/** The rows in the list's order, limited to those that the requester can see now. */
async function* batchesOf<Row>(
  job: RunningJob<StoredExportRequest>,
  read: ReadRows,
  order: ListParameters,
  place: ParentKeys,
): AsyncIterable<Row[]> {
  let done = 0;
  let cursor: string | null = '';
  while (cursor !== null) {
    const parameters: ListParameters = {
      ...order,
      total: done === 0,
      position: { kind: 'keyset', cursor, before: false },
    };
    const page: Awaited<ReturnType<typeof readList>> = await job.step(
      (transaction) => read(transaction, parameters, job.scope, place),
      ({ data, meta }) => {
        done += data.length;
        return { done, ...(meta.total !== null && { total: meta.total }) };
      },
    );
    yield page.data as Row[];
    cursor = page.meta.next_cursor ?? null;
  }
}
