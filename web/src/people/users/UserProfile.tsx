// The profile of a user: personal data, roles and groups, and access.
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { Card, DetailList, formatDateTime, Grid, PhoneLink, Stack } from '../../ui/index.ts';
import { UserAccess } from './UserAccess.tsx';
import { UserForm } from './UserForm.tsx';
import { UserLinks } from './links/UserLinks.tsx';
import type { UserProfile_company$key } from '../../__generated__/UserProfile_company.graphql.ts';
import type { UserProfile_user$key } from '../../__generated__/UserProfile_user.graphql.ts';

export function UserProfile({
  user: userKey,
  company: companyKey,
}: {
  user: UserProfile_user$key;
  company: UserProfile_company$key;
}) {
  const company = useFragment<UserProfile_company$key>(
    graphql`
      fragment UserProfile_company on Company {
        id
      }
    `,
    companyKey,
  );
  const user = useFragment<UserProfile_user$key>(
    graphql`
      fragment UserProfile_user on User {
        email
        phone
        createdAt
        lastVisitAt
        ...UserForm_user
        ...UserAccess_user
        ...UserLinks_user
      }
    `,
    userKey,
  );
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <PagePart among>
          <UserForm user={user} />
        </PagePart>
        <PagePart among>
          <UserAccess user={user} companyId={company.id} />
        </PagePart>
      </Stack>
      <Stack gap="4">
        <Card title="Сведения">
          <DetailList
            facts={[
              { name: 'Почта и логин', value: user.email },
              { name: 'Телефон', value: user.phone && <PhoneLink number={user.phone} /> },
              { name: 'Регистрация', value: formatDateTime(user.createdAt) },
              {
                name: 'Последний визит',
                value: user.lastVisitAt ? formatDateTime(user.lastVisitAt) : 'не заходил',
              },
            ]}
          />
        </Card>
        <PagePart among>
          <UserLinks user={user} companyId={company.id} />
        </PagePart>
      </Stack>
    </Grid>
  );
}
