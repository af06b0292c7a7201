/** Groups: named sets of members. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { name, optionalText } from '../../kit/texts.ts';
import type { Database } from '../../kit/database.ts';
import { dataOf, failures, schema } from '../../kit/documentation.ts';
import { scopeOf } from '../../kit/permissions.ts';
import { bulkIds, bulkInput, chosenRows } from '../../kit/bulk.ts';
import { rowOf } from '../../kit/database.ts';
import { mayAlways, record } from '../../kit/record.ts';
import { resource } from '../../kit/resource.ts';
import { countOfMembers } from '../membership.ts';
import { groups } from '../tables.ts';

const description = optionalText(1000);

const manage = { all: 'users_manage' } as const;

export const groupRecord = record({
  name: 'Group',
  description: 'A named set of members, for work on all of them at once.',
  table: groups,
  order: 'name',
  computed: {
    can_update: mayAlways(manage),
    can_delete: mayAlways(manage),
    users_count: {
      schema: z.int().describe('Members in it, those who were deleted aside.'),
      sql: (table) => countOfMembers('group_members', 'group_id', table),
    },
  },
});

export const groupResource = resource({
  record: groupRecord,
  path: '/groups',
  tag: 'Roles and groups',
  missing: 'Группа не найдена',
  permissions: {
    read: [{ all: 'users_show' }, manage],
    create: manage,
    update: manage,
    delete: manage,
  },
  sort: ['name', 'created_at'],
  searched: (table) => sql`(${table['name']} || ' ' || coalesce(${table['description']}, ''))`,
  unique: { groups_name: ['name', 'Группа с таким названием уже есть'] },
  create: z.object({ name, description }),
  update: z.object({ name: name.optional(), description }),
});

const manyGroups = bulkInput('groups_id', z.strictObject({ search: z.string().optional() }), {
  nothing: 'Выберите хотя бы одну группу',
  tooMany: `Не больше ${bulkIds} групп за раз`,
});

export function registerGroups(app: FastifyInstance, database: Database): void {
  groupResource.register(app, database);
  app.post(
    '/api/companies/:companyId/groups/delete',
    {
      config: { permission: manage },
      schema: schema('Roles and groups', 'Delete many groups; their members stay', {
        body: manyGroups,
        response: {
          200: dataOf(z.object({ count: z.int(), ids: z.array(z.int()) })),
          ...failures(401, 403, 404, 422),
        },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const { groups_id: ids, matching } = request.body as z.infer<typeof manyGroups>;
      const chosen = chosenRows(groupResource, scope, manage, { ids, matching });
      const data = await database.company(scope, (transaction) =>
        rowOf<{ count: number; ids: number[] }>(
          transaction,
          sql`with gone as (delete from ${groups} where ${chosen} returning id)
          select count(*)::integer as count, coalesce((array_agg(id order by id))[1:${sql.raw(String(bulkIds))}], '{}') as ids from gone`,
        ),
      );
      return { data };
    },
  );
}
