// The settings tab «Владельцы»: lists, adds and removes owners of the company.
import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { usePermanentDelete, useUnlink } from '../../kit/actions/useAction.ts';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Avatar,
  Box,
  Button,
  Card,
  chakra,
  ComboBox,
  Flex,
  RouteLink,
  Stack,
  Text,
  useAlerts,
  useConfirm,
  type ChosenRecord,
} from '../../ui/index.ts';
import type { OwnersTabAddMutation } from '../../__generated__/OwnersTabAddMutation.graphql.ts';
import type { OwnersTabRemoveMutation } from '../../__generated__/OwnersTabRemoveMutation.graphql.ts';
import type { OwnersTabViewerQuery } from '../../__generated__/OwnersTabViewerQuery.graphql.ts';
import type { OwnersTabUsersQuery } from '../../__generated__/OwnersTabUsersQuery.graphql.ts';
import type { OwnersTab_company$key } from '../../__generated__/OwnersTab_company.graphql.ts';

export function OwnersTab({ company: key }: { company: OwnersTab_company$key }) {
  const company = useFragment<OwnersTab_company$key>(
    graphql`
      fragment OwnersTab_company on Company @throwOnFieldError {
        id
        code
        viewerIsOwner
        owners {
          id
          databaseId
          fullName
          email
          photo
        }
      }
    `,
    key,
  );
  const { owners, viewerIsOwner } = company;
  const remove = useRemoveOwner(company.id);
  return (
    <Stack gap="4" maxW="720px">
      <Card title="Владельцы">
        <Text tone="muted" size="sm" mb="3">
          Владелец может всё: у него все права, его нельзя заблокировать, и только он удаляет
          компанию.
        </Text>
        <Owners aria-label="Владельцы">
          {owners.map(({ id, databaseId, fullName, email, photo }) => (
            <li key={id}>
              <Avatar name={fullName} photo={photo} />
              <Box flex="1" minW="0">
                <RouteLink to={`/${company.code}/users/${databaseId}`}>{fullName}</RouteLink>
                <Text size="sm" tone="muted" truncate>
                  {email}
                </Text>
              </Box>
              {viewerIsOwner && owners.length > 1 && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Снять владельца: ${fullName}`}
                  onClick={() => void remove(id, databaseId, fullName)}
                >
                  Снять
                </Button>
              )}
            </li>
          ))}
        </Owners>
      </Card>
      {viewerIsOwner && <NewOwner companyId={company.id} />}
    </Stack>
  );
}

const adding = graphql`
  mutation OwnersTabAddMutation($input: AddCompanyOwnerInput!) {
    addCompanyOwner(input: $input) {
      company {
        ...OwnersTab_company
      }
      ...userErrors_payload
    }
  }
`;

function NewOwner({ companyId }: { companyId: string }) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const search = useUserSearch(companyId);
  const [user, setUser] = useState<ChosenRecord | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [commit, isAdding] = useMutation<OwnersTabAddMutation>(adding);
  const add = async () => {
    if (!user) return setError('Выберите пользователя');
    const sure = await confirm({
      title: `Сделать владельцем: ${user.name}?`,
      description:
        'Новый владелец получит все права, сможет снять вас и удалить компанию вместе со всеми данными.',
      confirmLabel: 'Сделать владельцем',
    });
    if (!sure) return;
    const { userErrors } = await commit({ variables: { input: { companyId, userId: user.id } } });
    const [first] = userErrors;
    if (first) return setError(first.message);
    setUser(null);
    alerts.saved();
  };
  return (
    <Card title="Новый владелец">
      <Flex gap="3" align="start" wrap="wrap">
        <Flex flex="1" minW="240px" direction="column">
          <ComboBox
            label="Пользователь"
            placeholder="Имя или почта"
            hint="Из активных пользователей компании"
            value={user}
            onChange={(chosen) => {
              setUser(chosen);
              setError(null);
            }}
            search={search}
            error={error}
          />
        </Flex>
        {/* Aligns with the field, which has a label above. */}
        <Flex pt="6">
          <Button variant="primary" loading={isAdding} onClick={() => void add()}>
            Сделать владельцем
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

const useUserSearch = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query OwnersTabUsersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            users(first: 20, after: $after, search: $search, filter: { status: [ACTIVE] }) {
              nodes {
                id
                fullName
                email
                isOwner
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: OwnersTabUsersQuery['response']) => node?.users,
    record: ({ id, fullName, email, isOwner }) =>
      isOwner ? null : { id, name: fullName, note: email ?? '' },
  });

const relieving = graphql`
  mutation OwnersTabRemoveMutation($input: RemoveCompanyOwnerInput!) {
    removeCompanyOwner(input: $input) {
      company {
        ...OwnersTab_company
      }
      ...userErrors_payload
    }
  }
`;

/**
 * Removing another owner has undo; removing oneself requires confirmation, since only another owner could undo it.
 */
function useRemoveOwner(companyId: string) {
  const environment = useRelayEnvironment();
  const relieve = useUnlink<OwnersTabRemoveMutation, OwnersTabAddMutation>(relieving, adding);
  const resign = usePermanentDelete<OwnersTabRemoveMutation>(relieving);
  return async (userId: string, databaseId: number, name: string) => {
    const variables = { input: { companyId, userId } };
    const data = await fetchQuery<OwnersTabViewerQuery>(
      environment,
      graphql`
        query OwnersTabViewerQuery {
          viewer {
            databaseId
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    if (data?.viewer?.databaseId !== databaseId) {
      return relieve({ variables, back: variables, done: `Больше не владелец: ${name}` });
    }
    return resign({
      title: 'Снять с себя владение?',
      description:
        'Вы останетесь в компании с теми правами, что дают ваши роли. Вернуть владение сможет только другой владелец.',
      confirmLabel: 'Снять',
      variables,
      done: 'Вы больше не владелец',
    });
  };
}

const Owners = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '52px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTop: 'none' },
  },
});
