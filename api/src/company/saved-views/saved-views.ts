// Saved views of lists, own and shared, and each person's default views. A view stores query parameters only, so it
// shows each person what they may see anyway.
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { forbidden, invalid, notFound } from '../../kit/http/errors.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { QueryScope, Scope } from '../../kit/permissions/permissions.ts';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { restoreValues } from '../../kit/resource/trash.ts';
import { translateConstraintErrors } from '../../kit/resource/writes.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { changedView, chosenDefault, maxViews, newView } from './view-rules.ts';
import { savedViewDefaults, savedViews } from './view-tables.ts';

const seen = { all: 'admin_part_access' } as const;
const changed = { all: 'company_settings', my: 'admin_part_access' } as const;
const missing = 'Вид не найден';
const tag = 'Saved views';

const isMine = (table: typeof savedViews, { personId }: QueryScope): SQL =>
  sql`${table.author_id} = ${personId}`;

const isSeen = (table: typeof savedViews, asker: QueryScope): SQL =>
  sql`(${table.shared} or ${isMine(table, asker)})`;

export const savedViewRecord = record(savedViews)({
  name: 'SavedView',
  description: 'A list’s query and columns, saved under a name.',
  permissions: { read: seen, create: seen, update: changed, delete: changed },
  mine: isMine,
  version: 'row',
  hidden: ['author_id'],
  order: 'name',
  computed: {
    columns: {
      schema: z
        .record(z.string(), z.unknown())
        .describe('Settings of the table, which only clients interpret.'),
      sql: (table) => sql`${table.columns}`,
    },
    own: {
      schema: z.boolean().describe('Whether the caller is its author.'),
      sql: isMine,
    },
  },
});

const unique = {
  saved_views_own_name: ['name', 'Вид с таким названием у вас уже есть'],
  saved_views_shared_name: ['name', 'Общий вид с таким названием уже есть'],
} as const;

export const savedViewResource = resource({
  record: savedViewRecord,
  path: '/saved_views',
  tag,
  missing,
  where: isSeen,
  sort: ['name'],
  searched: ['name'],
  filters: ['list', 'status'],
  defaultFilters: { status: ['kept'] },
  create: newView,
  update: changedView,
  initial: ({ personId }) => ({ author_id: personId }),
  unique,
  beforeWrite: async (transaction, scope, sent, id) => {
    if (id === null) await emptyTrash(transaction, scope);
    else if (sent.shared === false) await requireAuthor(transaction, scope, id);
    await requireRoom(transaction, scope, sent, id);
    return sent;
  },
  afterWrite: async (transaction, scope, id, sent) => {
    if ('is_default' in sent && sent.is_default === true && sent.list !== undefined) {
      await keepDefault(transaction, scope, sent.list, id);
    }
  },
  softDelete: { restoredTo: 'kept' },
});

export const defaultViewSchema = z
  .object({
    id: z.int().describe('The id of the view.'),
    list: z.string(),
    name: z.string(),
    address: z.string(),
    columns: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'DefaultView', description: 'The view with which a list opens for the caller.' });

/** The person's default views in a company as JSON, without views that they can no longer see. */
export const defaultViews = (companyId: SQL | PgColumn, asker: QueryScope): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', view.id, 'list', view.list, 'name', view.name, 'address', view.address, 'columns', view.columns) order by view.list), '[]')
  from saved_view_defaults chosen join saved_views view on view.company_id = chosen.company_id and view.id = chosen.view_id
  where chosen.company_id = ${companyId} and chosen.user_id = ${asker.personId} and view.status = 'kept' and (view.shared or view.author_id = chosen.user_id)
)`;

export function registerSavedViews(app: FastifyInstance, database: Database): void {
  savedViewResource.register(app, database);

  companyRoute(app, database, {
    method: 'POST',
    path: '/saved_views/:id/restore',
    tag,
    summary: 'Restore a view from the trash',
    description: 'Views stay in the trash for at least a day.',
    permission: changed,
    params: idParams,
    answer: savedViewRecord.schema,
    run: async ({ transaction, scope, params: { id } }) => {
      const view = await savedViewResource.find(transaction, scope, id);
      if (view['can_update'] !== true) throw forbidden();
      await transaction
        .update(savedViews)
        .set(restoreValues('kept'))
        .where(and(isView(scope, id), eq(savedViews.status, 'deleted')))
        .catch(translateConstraintErrors({ unique }));
      return savedViewResource.find(transaction, scope, id);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/saved_views/choose_default',
    tag,
    summary: 'Set the caller’s default view of a list',
    permission: seen,
    body: chosenDefault,
    run: async ({ transaction, scope, body: { list, saved_view_id: id } }) => {
      if (id === null) return forgetDefault(transaction, scope, list);
      const view = await savedViewResource.find(transaction, scope, id);
      if (view['status'] === 'deleted') throw notFound(missing);
      if (view['list'] !== list) throw invalid('saved_view_id', 'Это вид другого списка');
      return keepDefault(transaction, scope, list, id);
    },
  });
}

/**
 * Limits the views of a list, because people must find theirs among them and each may be part of every response with
 * the company.
 */
async function requireRoom(
  transaction: Transaction,
  { companyId, personId }: Scope,
  sent: Row,
  id: number | null,
): Promise<void> {
  const isOther = ne(savedViews.id, id ?? 0);
  const list = id === null ? sql`${sent['list']}` : sql`(${listOf(companyId, id)})`;
  const count = (whose: SQL) =>
    transaction.$count(
      savedViews,
      and(
        eq(savedViews.company_id, companyId),
        eq(savedViews.list, list),
        eq(savedViews.status, 'kept'),
        isOther,
        whose,
      ),
    );
  if (id === null && (await count(eq(savedViews.author_id, personId))) >= maxViews) {
    throw invalid('name', `У списка может быть не больше ${maxViews} ваших видов`);
  }
  if (sent['shared'] === true && (await count(eq(savedViews.shared, true))) >= maxViews) {
    throw invalid('shared', `У списка может быть не больше ${maxViews} общих видов`);
  }
}

/**
 * Only the author may stop sharing a view, because others would lose sight of it themselves. They can delete it.
 */
async function requireAuthor(transaction: Transaction, scope: Scope, id: number): Promise<void> {
  const { own } = await savedViewResource.find(transaction, scope, id);
  if (own !== true) throw forbidden('Убрать вид из общих может только его автор');
}

const listOf = (companyId: number, id: number): SQL =>
  sql`select view.list from saved_views view where view.company_id = ${companyId} and view.id = ${id}`;

/**
 * Deletes the author's views that have been in the trash for more than a day, when the author saves another one.
 */
const emptyTrash = (transaction: Transaction, { companyId, personId }: Scope) =>
  transaction
    .delete(savedViews)
    .where(
      and(
        eq(savedViews.company_id, companyId),
        eq(savedViews.author_id, personId),
        sql`${savedViews.deleted_at} < now() - interval '1 day'`,
      ),
    );

const isView = ({ companyId }: Scope, id: number) =>
  and(eq(savedViews.company_id, companyId), eq(savedViews.id, id));

async function keepDefault(
  transaction: Transaction,
  { companyId, personId }: Scope,
  list: string,
  id: number,
): Promise<void> {
  await transaction
    .insert(savedViewDefaults)
    .values({ company_id: companyId, user_id: personId, list, view_id: id })
    .onConflictDoUpdate({
      target: [savedViewDefaults.company_id, savedViewDefaults.user_id, savedViewDefaults.list],
      set: { view_id: id },
    });
}

async function forgetDefault(
  transaction: Transaction,
  { companyId, personId }: Scope,
  list: string,
): Promise<void> {
  await transaction
    .delete(savedViewDefaults)
    .where(
      and(
        eq(savedViewDefaults.company_id, companyId),
        eq(savedViewDefaults.user_id, personId),
        eq(savedViewDefaults.list, list),
      ),
    );
}
