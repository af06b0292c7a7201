// What new users get by an invite: roles, groups, course packages, tests.
import { graphql, useFragment } from 'react-relay';
import { Card, MultiComboField, Stack } from '../../ui/index.ts';
import { useGroupCreation } from '../choices.ts';
import { useGiftSearch } from './useGiftSearch.ts';
import type { InviteGifts_company$key } from '../../__generated__/InviteGifts_company.graphql.ts';

export function InviteGifts({ company: key }: { company: InviteGifts_company$key }) {
  const { id: companyId, adminProfile } = useFragment<InviteGifts_company$key>(
    graphql`
      fragment InviteGifts_company on Company @throwOnFieldError {
        id
        adminProfile {
          permissions
        }
      }
    `,
    key,
  );
  const search = useGiftSearch(companyId);
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
