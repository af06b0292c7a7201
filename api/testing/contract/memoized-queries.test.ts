// A memoized query is the same for each user as one built for them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditLogResource } from '../../src/audits/records.ts';
import { courseGrants } from '../../src/courses/grants.ts';
import { courseResource } from '../../src/courses/resources.ts';
import { inviteGrant, inviteResource } from '../../src/people/invites/invites.ts';
import { userGrants, userResource } from '../../src/people/users/users.ts';
import { placeholdersFor, flatten, type BoundValues } from '../../src/kit/lists/bound-values.ts';
import { bindConditions } from '../../src/kit/lists/conditions.ts';
import { listStatements, shapeOf } from '../../src/kit/lists/statements.ts';
import type { Permission } from '../../src/kit/permissions/flags.ts';
import type { Scope } from '../../src/kit/permissions/permissions.ts';
import {
  memoizeByShape,
  valuesOf,
  type Statement,
  type Values,
} from '../../src/kit/database/prepared-queries.ts';

const flags: Permission[] = [
  'admin_part_access',
  'courses_show_all',
  'courses_show_my',
  'courses_update_all',
  'courses_update_my',
  'courses_delete_all',
  'courses_delete_my',
  'users_manage',
  'users_delete',
  'users_settings',
];

/** Permissions to read the lists. */
const opening: Permission[] = [
  'courses_show_my',
  'users_show',
  'users_welcome',
  'company_settings',
];

const anybody: fc.Arbitrary<Scope> = fc.record({
  companyId: fc.nat(),
  personId: fc.nat(),
  isOwner: fc.boolean(),
  permissions: fc.subarray(flags).map((some) => new Set<Permission>([...opening, ...some])),
});

const lists = [
  {
    resource: courseResource,
    source: courseResource.source(courseGrants.read),
    queries: [
      { status: 'draft', page: '3' },
      { status: 'draft,visible', with: 'type;format', countBy: 'status' },
      { favourite: '1', search: 'два слова', cursor: '' },
      { favourite: '0', only: 'id,name', sort: 'price', ids: '1,2' },
    ],
  },
  {
    resource: userResource,
    source: userResource.source(userGrants.read),
    queries: [
      { role_id: '4', with: 'roles;groups' },
      { role_id: '4,5', course_id: '7', countBy: 'status' },
      { custom_field: ['1:contains:два слова', '2:from:2026-01-31', '2:to:2026-02-01'] },
    ],
  },
  {
    resource: inviteResource,
    source: inviteResource.source(inviteGrant),
    queries: [
      { with: 'roles.forms;groups;course_packages.course.img', withCount: 'recipients' },
      { with: 'course_packages.course:name,price', sort: 'name' },
    ],
  },
  {
    resource: auditLogResource,
    source: auditLogResource.source(auditLogResource.permissions.read),
    queries: [{ auditable_type: 'users', auditable_id: '7' }],
  },
];

const cases = lists.flatMap(({ queries, ...list }) => queries.map((query) => ({ ...list, query })));

const anyCase = fc.integer({ min: 0, max: cases.length - 1 });

/** The text with the parameters replaced by their values. */
const fill = ({ text, bind }: Statement, values: Values): string => {
  const bound = bind(values);
  return text.replaceAll(/\$(\d+)/g, (_parameter, number: string) => {
    const value = bound[Number(number) - 1];
    return typeof value === 'number' ? String(value) : `'${String(value)}'`;
  });
};

test('a memoized query equals one built for the user, whoever it was built for first', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyCase, anybody), { maxLength: 20 }), (calls) => {
      for (const [place, scope] of calls) {
        const { resource, source, query } = cases[place]!;
        const parameters = resource.readParameters(query);
        const bound: BoundValues = {
          ...bindConditions(source, parameters, scope),
          ...('page' in query && { page: { offset: 40 } }),
        };
        const memoized = memoizeByShape(source, shapeOf(parameters, bound), scope, (asker) =>
          listStatements(source, parameters, placeholdersFor(bound), asker),
        );
        const own = listStatements(source, parameters, placeholdersFor(bound), scope);
        const values = { ...valuesOf(scope), ...flatten(bound) };
        // Ids and flags are literals in one, and parameters in the other.
        const filled = (statement: Statement | undefined) => statement && fill(statement, values);
        expect(filled(memoized.page)).toBe(filled(own.page));
        expect(filled(memoized.total)).toBe(filled(own.total));
        for (const [each, [, statement]] of memoized.counts.entries())
          expect(filled(statement)).toBe(filled(own.counts[each]?.[1]));
      }
    }),
  );
});
