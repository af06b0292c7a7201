// The page «Мои ученики»: the learners whom a parent or curator observes, in all companies.
import { Users } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { Avatar, chakra, EmptyState, formatDateTime, Text, TextLink } from '../../ui/index.ts';
import { ObserverPage } from './ObserverPage.tsx';
import { observedUsersRoute } from './observedUsersRoute.ts';
import type { ObservedUsersScreen_viewer$key } from '../../__generated__/ObservedUsersScreen_viewer.graphql.ts';

export function ObservedUsersScreen() {
  const page = usePageData(observedUsersRoute);
  const { companies } = useFragment<ObservedUsersScreen_viewer$key>(
    graphql`
      fragment ObservedUsersScreen_viewer on Viewer @throwOnFieldError {
        # The same number as in «Моё обучение»; each costs a REST call.
        companies(first: 15) {
          nodes {
            code
            name
            # An error for a user who observes no learner of the company.
            observedUsers(first: 100) @catch(to: NULL) {
              nodes {
                id
                databaseId
                fullName
                photo
                lastVisitAt
              }
            }
          }
        }
      }
    `,
    requireAdmission(page.viewer),
  );
  const all = companies.nodes.flatMap(({ code, name, observedUsers }) =>
    (observedUsers?.nodes ?? []).map((user) => ({ user, school: { code, name } })),
  );
  return (
    <ObserverPage title="Мои ученики">
      {all.length === 0 ? (
        <EmptyState
          kind="start"
          title="Учеников пока нет"
          text="Когда школа свяжет с вами учеников, здесь будет видно, как они учатся."
          icon={<Users />}
        />
      ) : (
        <Cards aria-label="Ученики">
          {all.map(({ user, school }) => (
            <li key={user.id}>
              <Avatar name={user.fullName} photo={user.photo} size={40} />
              <div>
                <TextLink
                  to={`/courses/${school.code}/observed/${user.databaseId}`}
                  fontWeight="medium"
                >
                  {user.fullName}
                </TextLink>
                <Text size="sm" tone="muted">
                  {school.name}
                </Text>
                <Text size="sm" tone="muted">
                  {user.lastVisitAt == null
                    ? 'Визитов ещё не было'
                    : `Последний визит: ${formatDateTime(user.lastVisitAt)}`}
                </Text>
              </div>
            </li>
          ))}
        </Cards>
      )}
    </ObserverPage>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: '4',
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      gap: '3',
      p: '4',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'xl',
      bg: 'surface',
      minW: '0',
      overflowWrap: 'anywhere',
    },
  },
});
