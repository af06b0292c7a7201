// The page of a role: its form, its users and its history.
import { Copy } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { Badge, LinkButton, PageHeader, TabLinks, lazyPart, PageBody } from '../../ui/index.ts';
import { RoleForm } from './RoleForm.tsx';
import { copyRolePath, roleIdOf, roleRoute, roleTab } from './roleRoute.ts';
import type { RoleScreen_query$key } from '../../__generated__/RoleScreen_query.graphql.ts';
import type { RoleScreen_company$key } from '../../__generated__/RoleScreen_company.graphql.ts';

export function RoleScreen() {
  const page = usePageData(roleRoute);
  const company = useFragment<RoleScreen_company$key>(
    graphql`
      fragment RoleScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        exists: { type: "Boolean!" }
        users: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
        original: { type: "Int!" }
        copies: { type: "Boolean!" }
      ) {
        code
        ...Admin_company
        ...RoleForm_company
        original: role(databaseId: $original) @include(if: $copies) {
          ...RoleForm_original
        }
        role(databaseId: $id) @include(if: $exists) {
          id
          databaseId
          name
          default
          usersCount @catch(to: NULL)
          ...RoleForm_role
          ...RoleUsers_role @include(if: $users) @alias(as: "users")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const query = useFragment<RoleScreen_query$key>(
    graphql`
      fragment RoleScreen_query on Query {
        ...RoleForm_query
      }
    `,
    page,
  );
  const { may } = useAdmin(company);
  const params = useParams();
  const tab = roleTab({ search: new URLSearchParams(useLocation().search) });
  const isNew = roleIdOf({ params }) === null;
  const { role } = company;
  usePageName(isNew ? 'Новая роль' : role?.name);
  if (!isNew && !role) {
    return <NotFoundHere title="Роль не найдена" text="Возможно, её удалили." />;
  }
  const at = `/${company.code}/roles/${params['role_id'] ?? ''}`;
  return (
    <>
      <PageHeader
        sticky
        title={role ? `Редактирование роли «${role.name}»` : 'Создание роли'}
        badge={role?.default && <Badge tone="primary">По умолчанию</Badge>}
        actions={
          role &&
          may('COMPANY_SETTINGS') && (
            <LinkButton
              icon={<Copy size={16} aria-hidden />}
              to={copyRolePath(company.code, role.databaseId)}
            >
              Создать копию
            </LinkButton>
          )
        }
        tabs={
          role && (
            <TabLinks
              label="Роль"
              current={tab}
              tabs={[
                { id: 'permissions', label: 'Права', to: at },
                ...(may('USERS_SHOW')
                  ? [
                      {
                        id: 'users',
                        label: 'У кого есть',
                        to: `${at}?tab=users`,
                        count: role.usersCount,
                      },
                    ]
                  : []),
                { id: 'history', label: 'История', to: `${at}?tab=history` },
              ]}
            />
          )
        }
      />
      <PagePart>
        {tab === 'users' && role?.users && <RoleUsers role={role.users} code={company.code} />}
        {tab === 'history' && role?.history && (
          <PageBody>
            <History record={role.history} />
          </PageBody>
        )}
      </PagePart>
      {(tab === 'permissions' || isNew) && (
        <PageBody>
          {/* The key resets the form when another role is shown. */}
          <RoleForm
            key={role?.id ?? 'new'}
            company={company}
            role={role ?? null}
            original={company.original ?? null}
            query={query}
          />
        </PageBody>
      )}
    </>
  );
}

// Components of the other tabs are loaded when a tab opens.
const RoleUsers = lazyPart(() => import('./RoleUsers.tsx'), 'RoleUsers');
const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
