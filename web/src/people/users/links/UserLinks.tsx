// A user's roles, groups or observers, and the button that changes them.
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { Badge, Button, Card, Flex, Text, lazyPart, type ChosenRecord } from '../../../ui/index.ts';
import { linkKinds, linkNames, type UserLink } from './linkKinds.tsx';
import type { UserLinks_user$key } from '../../../__generated__/UserLinks_user.graphql.ts';

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
        observers @catch(to: NULL) {
          fullName
          user {
            id
          }
        }
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    key,
  );
  const { roles, groups, observers } = user;
  const attached: Record<UserLink, readonly ChosenRecord[] | undefined> = {
    roles,
    groups,
    observers: observers?.flatMap(({ user: observer, fullName }) =>
      observer ? { id: observer.id, name: fullName } : [],
    ),
  };
  const modals = useDataModals();
  const change = (link: UserLink) =>
    void modals.open((close) => (
      <UserLinksModal
        companyId={companyId}
        userId={user.id}
        link={link}
        attached={attached[link] ?? []}
        onDone={() => close()}
      />
    ));
  return linkNames.map((link) => {
    const { title, emptyText } = linkKinds[link];
    const records = attached[link];
    if (!records) return null;
    return (
      <Card
        key={link}
        title={title}
        actions={
          user.viewerCanUpdate !== false && (
            <Button size="sm" aria-label={`Изменить: ${title}`} onClick={() => change(link)}>
              Изменить
            </Button>
          )
        }
      >
        {records.length === 0 ? (
          <Text tone="muted">{emptyText}</Text>
        ) : (
          <Flex wrap="wrap" gap="2">
            {records.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </Flex>
        )}
      </Card>
    );
  });
}
