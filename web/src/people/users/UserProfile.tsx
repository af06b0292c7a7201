// The profile of a user: what is said of them, their roles and groups, and how they get in.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Part } from '../../kit/Part.tsx';
import { Box, Card, formatDateTime, Grid, PhoneLink, Stack } from '../../ui/index.ts';
import { UserAccess } from './UserAccess.tsx';
import { UserForm } from './UserForm.tsx';
import { UserLinks } from './UserLinks.tsx';
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
  const phone = user.phone ? <PhoneLink number={user.phone} /> : '—';
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <Part among>
          <UserForm user={user} />
        </Part>
        <Part among>
          <UserAccess user={user} companyId={company.id} />
        </Part>
      </Stack>
      <Stack gap="4">
        <Card title="Сведения">
          <Facts
            facts={[
              ['Почта и логин', user.email ?? '—'],
              ['Телефон', phone],
              ['Регистрация', formatDateTime(user.createdAt)],
              [
                'Последний визит',
                user.lastVisitAt ? formatDateTime(user.lastVisitAt) : 'не заходил',
              ],
            ]}
          />
        </Card>
        <Part among>
          <UserLinks user={user} companyId={company.id} />
        </Part>
      </Stack>
    </Grid>
  );
}

function Facts({ facts }: { facts: readonly (readonly [title: string, value: ReactNode])[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2" m="0">
      {facts.map(([title, value]) => (
        <Box key={title} display="contents">
          <Box as="dt" color="muted">
            {title}
          </Box>
          <Box as="dd" m="0" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
