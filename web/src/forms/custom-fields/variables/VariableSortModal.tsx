// The sort dialog of a list's variables: manual or alphabetical order.
import { useState } from 'react';
import { ArrowDownAZ } from 'lucide-react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../../kit/relay/useReportedMutation.ts';
import { useLazyQuery } from '../../../kit/relay/useLazyQuery.ts';
import {
  Button,
  Modal,
  ModalBody,
  ModalFooter,
  OrderedList,
  Stack,
  useAlerts,
  useUnsavedGuard,
} from '../../../ui/index.ts';
import type { VariableSortModalMutation } from '../../../__generated__/VariableSortModalMutation.graphql.ts';
import type {
  VariableSortModalQuery,
  VariableSortModalQuery$data,
} from '../../../__generated__/VariableSortModalQuery.graphql.ts';

type Variable = NonNullable<NonNullable<VariableSortModalQuery$data['node']>['variables']>[number];

export function VariableSortModal({ fieldId, onDone }: { fieldId: string; onDone: () => void }) {
  const { node } = useLazyQuery<VariableSortModalQuery>(
    graphql`
      query VariableSortModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on CustomField {
            variables {
              id
              value
            }
          }
        }
      }
    `,
    { id: fieldId },
    { fetchPolicy: 'network-only' },
  );
  const alerts = useAlerts();
  const [moved, setMoved] = useState<readonly Variable[] | null>(null);
  useUnsavedGuard(moved !== null);
  const variables = moved ?? node?.variables ?? [];
  const [sort] = useReportedMutation<VariableSortModalMutation>(graphql`
    mutation VariableSortModalMutation($input: SortCustomFieldVariablesInput!) {
      sortCustomFieldVariables(input: $input) {
        customField {
          ...describeField_field
        }
        ...userErrors_payload
      }
    }
  `);
  const save = async () => {
    const payload = await sort({
      input: { customFieldId: fieldId, variableIds: variables.map(({ id }) => id) },
    });
    if (!payload) return;
    alerts.saved();
    onDone();
  };
  const byAlphabet = () =>
    setMoved(variables.toSorted((one, other) => one.value.localeCompare(other.value, 'ru')));
  return (
    <Modal title="Порядок вариантов" size="narrow">
      <ModalBody>
        <Stack gap="3">
          <div>
            <Button size="sm" icon={<ArrowDownAZ aria-hidden />} onClick={byAlphabet}>
              По алфавиту
            </Button>
          </div>
          <OrderedList
            label="Варианты"
            items={variables}
            labelOf={({ value }) => value}
            onChange={setMoved}
          />
        </Stack>
      </ModalBody>
      <ModalFooter confirmLabel="Сохранить" onConfirm={save} disableAfterClick={false} />
    </Modal>
  );
}
