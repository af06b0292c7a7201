// What new users get by an invite: roles, groups, course packages, tests.
import { graphql, useFragment } from 'react-relay';
import { Card, MultiComboField, Stack } from '../../ui/index.ts';
import { useGroupCreation } from '../choices.ts';
import { useInviteGrantSearch } from './useInviteGrantSearch.ts';
import type { InviteGrants_company$key } from '../../__generated__/InviteGrants_company.graphql.ts';

export function InviteGrants({ company: key }: { company: InviteGrants_company$key }) {
  const { id: companyId, adminProfile } = useFragment<InviteGrants_company$key>(
    graphql`
      fragment InviteGrants_company on Company @throwOnFieldError {
        id
        adminProfile {
          permissions
        }
      }
    `,
    key,
  );
  const search = useInviteGrantSearch(companyId);
  const creation = useGroupCreation(companyId);
  const mayCreate = adminProfile?.permissions.includes('USERS_MANAGE') === true;
  return (
    <Card title="Что получат">
      <Stack gap="4">
        <MultiComboField
          name="roleIds"
          label="Роли"
          hint="Без роли пришедший получит роль по умолчанию"
          placeholder="Название роли"
          search={search.roles}
        />
        <MultiComboField
          name="groupIds"
          label="Группы"
          placeholder="Название группы"
          search={search.groups}
          create={mayCreate ? creation : undefined}
        />
        <MultiComboField
          name="coursePackageIds"
          label="Пакеты курсов"
          placeholder="Название курса или пакета"
          search={search.coursePackages}
        />
        <MultiComboField
          name="testIds"
          label="Тесты"
          placeholder="Название теста"
          search={search.tests}
        />
      </Stack>
    </Card>
  );
}
