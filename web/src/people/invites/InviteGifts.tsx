// What whoever comes by an invite gets: roles, groups, packages of courses, tests.
import { graphql, useFragment } from 'react-relay';
import { Card, MultiComboField, Stack, useField } from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import { useGiftSearch } from './useGiftSearch.ts';
import type { InviteGifts_company$key } from '../../__generated__/InviteGifts_company.graphql.ts';

export function InviteGifts({ company: key }: { company: InviteGifts_company$key }) {
  const company = useFragment<InviteGifts_company$key>(
    graphql`
      fragment InviteGifts_company on Company @throwOnFieldError {
        id
        roles(first: 100) {
          nodes {
            id
            name
          }
        }
        groups(first: 100) {
          nodes {
            id
            name
          }
        }
      }
    `,
    key,
  );
  const roles = useField<string[]>('roleIds', {});
  const groups = useField<string[]>('groupIds', {});
  const search = useGiftSearch(company.id);
  return (
    <Card title="Что получат">
      <Stack gap="4">
        <NamedChoices
          title="Роли"
          hint="Без роли пришедший получит роль по умолчанию"
          options={company.roles.nodes.map(({ id, name }) => ({ id, name }))}
          chosen={roles.field.value}
          onChange={roles.field.onChange}
          error={roles.error}
        />
        <NamedChoices
          title="Группы"
          options={company.groups.nodes.map(({ id, name }) => ({ id, name }))}
          chosen={groups.field.value}
          onChange={groups.field.onChange}
          error={groups.error}
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
