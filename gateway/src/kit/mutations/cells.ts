// Mutations that edit cells of many records: each row is saved as a whole or not at all, with its own result.
import type { GraphQLResolveInfo } from 'graphql';
import type { UserError } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { camelCase } from '../names.ts';
import { planRecord } from '../plan/selection.ts';
import { isRestError, type Problem } from '../rest/errors.ts';
import { below, path } from '../rest/path.ts';
import {
  type Collection,
  type CompanyCollection,
  type InCompany,
  type ListLocation,
} from '../records/collections.ts';
import { requireGlobal } from '../records/ids.ts';
import { type Input, InputError, mutation } from './payload.ts';
import { loadRecords } from '../records/records.ts';
import { type AnyTranslations, inputId, renamedFields, translatedBody } from './translations.ts';

/** Cells by name; `was` and `now` have the same input type. */
interface EditedRow {
  readonly id: string;
  readonly was: object;
  readonly now: object;
}

interface CellsInput extends Input {
  readonly companyId: string;
  readonly rows: readonly EditedRow[];
}

/** The REST result of each row, in order. */
interface RestRow {
  readonly conflicts: readonly string[];
  readonly errors: readonly Problem[];
}

interface PayloadRow {
  conflicts: string[];
  userErrors: UserError[];
}

/**
 * `editCourses: editsCells(courses, { name: 'courses_fast_edit', field: 'course', unknown: 'Курс не найден', cells })`.
 * On servers without that call each record is updated separately, without detection of conflicts.
 */
export function editsCells<Row extends InCompany & { id: number }, Type extends string>(
  declared: CompanyCollection<Row, Type>,
  {
    name,
    field,
    unknown,
    cells,
  }: {
    /** The path of the call below the company. */
    name: string;
    /** The field of a record in the payload. */
    field: string;
    unknown: string;
    cells: AnyTranslations;
  },
) {
  const names = renamedFields(cells);
  const problem = ({ message, field: at, code }: Problem): UserError => ({
    message,
    field: at == null ? null : (names[at] ?? camelCase(at)),
    code: code ?? 'invalid',
  });
  return mutation<CellsInput, { rows: PayloadRow[] }>(
    { call: `PUT /companies/{companyId}/${name}`, failed: { rows: [] } },
    async (input, context, info) => {
      const { id: companyId } = requireGlobal(input.companyId, 'Company');
      const collection = declared(companyId);
      const sent = input.rows.map(({ id, was, now }, index) => ({
        id: inputId(companyId, declared.type, id, `rows.${index}.id`, unknown),
        was: bodyAt(was, companyId, cells, `rows.${index}.was`),
        now: bodyAt(now, companyId, cells, `rows.${index}.now`),
      }));
      const rows = await send(context, companyId, name, collection, sent);
      const shown = await recordsShown(context, info, collection, field, sent);
      return {
        // A response without rows means that all were saved.
        rows: sent.map(({ id }, index) => ({
          [field]: shown.get(id) ?? null,
          conflicts: (rows[index]?.conflicts ?? []).map((cell) => names[cell] ?? camelCase(cell)),
          userErrors: (rows[index]?.errors ?? []).map(problem),
        })),
      };
    },
  );
}

interface SentRow {
  readonly id: number;
  readonly was: object;
  readonly now: object;
}

async function send<Row extends InCompany & { id: number }>(
  { rest }: Context,
  companyId: number,
  name: string,
  collection: Collection<Row>,
  rows: readonly SentRow[],
): Promise<readonly RestRow[]> {
  const at = below(path`/companies`, { companyId }, `/${name}`);
  try {
    const { data } = await rest.write<{ rows?: RestRow[] } | null>('PUT', at, { rows });
    return data?.rows ?? [];
  } catch (error) {
    if (!isRestError(error, 404, 405)) throw error;
    let reached = 0;
    const results = await Promise.all(
      rows.map(async ({ id, now }) => {
        try {
          await rest.write('PUT', below(collection.path, { id }), now);
          reached += 1;
          return { conflicts: [], errors: [] };
        } catch (refusal) {
          if (!isRestError(refusal, 403, 404, 409, 422)) throw refusal;
          if (!isRestError(refusal, 403, 404)) reached += 1;
          const whole = { message: refusal.message, field: null, code: null };
          const errors = refusal.problems.length > 0 ? refusal.problems : [whole];
          return { conflicts: [], errors };
        }
      }),
    );
    // Neither the call nor any of the records exists for this user.
    if (reached === 0) throw error;
    return results;
  }
}

/** Reports an invalid cell at its row. */
function bodyAt(cells: object, companyId: number, translations: AnyTranslations, at: string) {
  try {
    return translatedBody(cells, companyId, translations);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { field, ...problem } = error.userError;
    throw new InputError({ ...problem, field: field === null ? at : `${at}.${field}` });
  }
}

async function recordsShown<Row extends { id: number }>(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  collection: ListLocation<Row>['collection'],
  field: string,
  sent: readonly SentRow[],
): Promise<Map<number, Row>> {
  const plan = planRecord(info, shapes, { at: [`rows.${field}`] });
  if (!plan) return new Map();
  const ids = sent.map(({ id }) => id);
  return new Map((await loadRecords(rest, collection, ids, plan)).map((row) => [row.id, row]));
}
