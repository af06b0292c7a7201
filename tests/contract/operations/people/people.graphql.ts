// Uses every GraphQL field and mutation of users, roles and groups once with success.
import { expect, test } from 'vitest';
import type { Json } from '../../../kit/rest.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testPeople({ ask, mutate }: GraphqlHelpers): void {
  const companyOf = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;

  test('the message quota of the day and the confirmation of the address are read', async () => {
    const select = 'emailConfirmed limit ordered left resetsAt growsAt growsTo';
    const { company, viewer } = await ask(
      `{ viewer { emailConfirmed } company(code: "demo") { messageQuota { ${select} } } }`,
    );
    expect(viewer).toEqual({ emailConfirmed: true });
    const { limit, ordered, left } = company.messageQuota;
    expect([company.messageQuota.emailConfirmed, left]).toEqual([true, limit - ordered]);
  });

  test('a role is created, updated, sorted and deleted', async () => {
    const companyId = await companyOf();
    const door = 'ADMIN_PART_ACCESS';
    const { permissionGroups, rolePresets } = await ask(`{
      permissionGroups { name title permissions { permission title forLearners needs { anyOf } } }
      rolePresets { code name description permissions }
    }`);
    expect(permissionGroups[0].permissions[0]).toEqual({
      permission: 'COURSES_SHOW_ALL',
      title: 'Видеть все курсы',
      forLearners: false,
      needs: [{ anyOf: ['ADMIN_PART_ACCESS'] }],
    });
    expect(rolePresets.find(({ code }: Json) => code === 'accountant')).toMatchObject({
      name: 'Бухгалтер',
      permissions: expect.arrayContaining(['ADMIN_PART_ACCESS', 'CRM_SHOW']),
    });
    const { role } = await mutate(
      'createRole',
      { companyId, name: 'Куратор', permissions: ['COURSES_SHOW_ALL', 'LESSONS_VIEW', door] },
      'role { id databaseId permissions }',
    );
    expect(role.permissions).toEqual(['COURSES_SHOW_ALL', 'LESSONS_VIEW', door]);
    const changed = await mutate(
      'updateRole',
      { id: role.id, description: 'Ведёт группу', permissions: ['COURSES_SHOW_ALL', door] },
      'role { description permissions users { totalCount countByStatus { count } } audits { nodes { event changes { field } } } }',
    );
    expect(changed.role).toMatchObject({
      description: 'Ведёт группу',
      permissions: ['COURSES_SHOW_ALL', door],
      users: { totalCount: 0, countByStatus: [] },
      audits: { nodes: [{ event: 'UPDATED' }, { event: 'CREATED' }] },
    });
    const { company } = await ask(
      `query ($id: Int!) { company(code: "demo") {
        roles { totalCount nodes { id name usersCount forms { databaseId name } } }
        role(databaseId: $id) { name } } }`,
      { id: role.databaseId },
    );
    expect(company.roles.nodes.flatMap(({ forms }: Json) => forms)).toEqual([
      { databaseId: expect.any(Number), name: 'Запись на пробное занятие' },
    ]);
    expect(company.role.name).toBe('Куратор');
    const ids = company.roles.nodes.map(({ id }: Json) => id);
    const sorted = await mutate('sortRoles', { companyId, roleIds: ids }, 'roles { id }');
    expect(sorted.roles.map(({ id }: Json) => id)).toEqual(ids);
    const gone = await mutate('deleteRole', { id: role.id }, 'deletedRoleId');
    expect(gone.deletedRoleId).toBe(role.id);
  });

  test('a user is created, updated, added to roles and groups, blocked, deleted and restored', async () => {
    const companyId = await companyOf();
    const { group } = await mutate('createGroup', { companyId, name: 'Схема' }, 'group { id }');
    const { company } = await ask(
      '{ company(code: "demo") { roles(search: "Ученик") { nodes { id } } } }',
    );
    const roleIds = [company.roles.nodes[0].id];
    const { user } = await mutate(
      'createUser',
      {
        companyId,
        name: 'Вера',
        email: 'vera@graphql.test',
        password: 'long-enough-1',
        roleIds: [],
      },
      'user { id databaseId }',
    );
    const { id } = user;
    const rows = [
      { name: 'Глеб', email: 'gleb@graphql.test' },
      { name: '', email: 'nobody@graphql.test' },
    ];
    const many = await mutate(
      'createUsers',
      { companyId, users: rows },
      'createdCount results { user { name } userErrors { field } }',
    );
    expect(many).toMatchObject({
      createdCount: 1,
      results: [
        { user: { name: 'Глеб' }, userErrors: [] },
        { user: null, userErrors: [{ field: 'users.1.name' }] },
      ],
    });
    await mutate('updateUser', { id, surname: 'Схемова' }, 'user { fullName }');
    await mutate('changeUserPassword', { id, password: 'long-enough-2' }, 'user { id }');
    await mutate('changeUserEmail', { id, email: 'vera2@graphql.test' }, 'user { email }');
    await mutate('resetUserLoginBlock', { id }, 'user { failedLoginCount loginBlockDate }');
    const { user: reset } = await mutate('resetUserTwoStep', { id }, 'user { twoStep }');
    expect(reset.twoStep).toBe(false);
    const users = { ids: [id] };
    const given = await mutate(
      'attachUserRoles',
      { companyId, users, roleIds },
      'changedCount skippedCount users { roleLabel roles { name } }',
    );
    expect(given).toMatchObject({
      changedCount: 1,
      skippedCount: 0,
      users: [{ roleLabel: 'Ученик', roles: [{ name: 'Ученик' }] }],
    });
    const count = 'changedCount';
    await mutate('detachUserRoles', { companyId, users, roleIds }, count);
    await mutate('attachUserGroups', { companyId, users, groupIds: [group.id] }, count);
    const inGroup = await ask(
      `query ($code: String!, $filter: UserFilter!, $id: Int!, $group: ID!) {
        node(id: $group) { ... on Group { usersCount users { nodes { fullName } countByStatus { status count } } } }
        company(code: $code) {
          groups { totalCount }
          users(filter: $filter, search: "схемова") {
            totalCount countByStatus { status count } nodes { fullName groups { name } }
          }
          user(databaseId: $id) {
            status isOwner viewerCanUpdate courses { countByStatus { count } } actions { totalCount }
            audits { nodes { event author { name } changes { field from to } } }
          }
          auditLog(filter: { auditableType: ["users"] }) { totalCount }
        } }`,
      { code: 'demo', filter: { group: [group.id] }, id: user.databaseId, group: group.id },
    );
    expect(inGroup.node).toEqual({
      usersCount: 1,
      users: {
        nodes: [{ fullName: 'Схемова Вера' }],
        countByStatus: [{ status: 'ACTIVE', count: 1 }],
      },
    });
    expect(inGroup.company.users).toEqual({
      totalCount: 1,
      countByStatus: [{ status: 'ACTIVE', count: 1 }],
      nodes: [{ fullName: 'Схемова Вера', groups: [{ name: 'Схема' }] }],
    });
    expect(inGroup.company.user).toMatchObject({
      status: 'ACTIVE',
      viewerCanUpdate: true,
      courses: { countByStatus: [] },
    });
    await mutate('detachUserGroups', { companyId, users, groupIds: [group.id] }, count);
    await mutate('blockUsers', { companyId, users }, 'users { status }');
    await mutate('unblockUsers', { companyId, users }, 'users { status }');
    const gone = await mutate('deleteUsers', { companyId, users }, 'deletedUserIds deletedCount');
    expect(gone.deletedUserIds).toEqual([id]);
    expect(
      (await mutate('restoreUsers', { companyId, users }, 'restoredCount')).restoredCount,
    ).toBe(1);
  });

  test('an export of the list of users is requested and found again', async () => {
    const order = { companyId: await companyOf(), format: 'CSV', columns: ['EMAIL'] };
    const { userExport } = await mutate('exportUsers', order, 'userExport { id fileName format }');
    expect(userExport.format).toBe('CSV');
    const { company } = await ask(
      `query ($fileName: String!) { company(code: "demo") {
        userExport(fileName: $fileName) { id isReady rowCount url createdAt expiresAt }
        userExports(first: 5) { totalCount nodes { id job { kind } } }
      } }`,
      { fileName: userExport.fileName },
    );
    expect(company.userExport.id).toBe(userExport.id);
    expect(company.userExports).toMatchObject({
      totalCount: 1,
      nodes: [{ id: userExport.id, job: { kind: 'USERS_EXPORT' } }],
    });
  });
}
