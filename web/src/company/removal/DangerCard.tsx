// The card of the settings that deletes the company, shown only to its owners.
import { useCallback } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';
import { Button, Card, Flex, Text } from '../../ui/index.ts';
import { useDeleteCompany } from './useDeleteCompany.tsx';
import type { DangerCard_company$key } from '../../__generated__/DangerCard_company.graphql.ts';

export function DangerCard({ company: key }: { company: DangerCard_company$key }) {
  const { id, name, viewerIsOwner } = useFragment<DangerCard_company$key>(
    graphql`
      fragment DangerCard_company on Company {
        id
        name
        viewerIsOwner
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const leave = useCallback(() => {
    // Invalidates the lists of companies.
    commitLocalUpdate(environment, (store) =>
      store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
    );
    void navigate('/companies', { replace: true });
  }, [environment, navigate]);
  const remove = useDeleteCompany(leave);
  if (!viewerIsOwner) return null;
  return (
    <Card title="Удаление компании">
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text tone="muted" size="sm" flex="1" minW="240px">
          Удаление необратимо: вместе с компанией пропадут курсы, данные учеников и файлы.
        </Text>
        <Button variant="danger" onClick={() => void remove({ id, name })}>
          Удалить компанию
        </Button>
      </Flex>
    </Card>
  );
}
