// The roles and the groups of a user, and their change.
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../../kit/useDataModals.tsx';
import { Badge, Button, Card, Flex, Text, lazyPart } from '../../ui/index.ts';
import type { Link } from './useUserMutations.ts';
import type { UserLinks_user$key } from '../../__generated__/UserLinks_user.graphql.ts';

const UserLinksModal = lazyPart(() => import('./UserLinksModal.tsx'), 'UserLinksModal');

export function UserLinks({
  user: key,
  companyId,
}: {
  user: UserLinks_user$key;
  companyId: string;
}) {
  const user = useFragment<UserLinks_user$key>(
    graphql`
      fragment UserLinks_user on User @throwOnFieldError {
        id
        roles {
          id
          name
        }
        groups {
          id
          name
        }
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    key,
  );
  const { roles, groups } = user;
  const attached = { roles, groups };
  const modals = useDataModals();
  const change = (link: Link) =>
    void modals.open((close) => (
      <UserLinksModal
        companyId={companyId}
        userId={user.id}
        link={link}
        attached={attached[link].map(({ id, name }) => ({ id, name }))}
        onDone={() => close()}
      />
    ));
  return (['roles', 'groups'] as const).map((link) => (
    <Card
      key={link}
      title={titles[link].title}
      actions={
        user.viewerCanUpdate !== false && (
          <Button
            size="sm"
            aria-label={`Изменить: ${titles[link].title}`}
            onClick={() => change(link)}
          >
            Изменить
          </Button>
        )
      }
    >
      {attached[link].length === 0 ? (
        <Text tone="muted">{titles[link].none}</Text>
      ) : (
        <Flex wrap="wrap" gap="2">
          {attached[link].map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </Flex>
      )}
    </Card>
  ));
}

const titles: Record<Link, { title: string; none: string }> = {
  roles: { title: 'Роли', none: 'Ролей нет: человек не может ничего' },
  groups: { title: 'Группы', none: 'Ни в одной группе' },
};
