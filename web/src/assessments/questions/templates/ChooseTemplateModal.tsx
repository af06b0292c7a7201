// A dialog that lists the company's criterion templates: the user selects or deletes one.
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { usePermanentDelete } from '../../../kit/actions/useAction.ts';
import { useLazyQuery } from '../../../kit/relay/useLazyQuery.ts';
import {
  Button,
  chakra,
  countOf,
  EmptyState,
  IconButton,
  Modal,
  ModalBody,
  Text,
} from '../../../ui/index.ts';
import type { CriterionDraft } from '../questionValues.ts';
import type { ChooseTemplateModalMutation } from '../../../__generated__/ChooseTemplateModalMutation.graphql.ts';
import type { ChooseTemplateModalQuery } from '../../../__generated__/ChooseTemplateModalQuery.graphql.ts';

export function ChooseTemplateModal({
  companyId,
  onChosen,
}: {
  companyId: string;
  onChosen: (criteria: readonly CriterionDraft[]) => void;
}) {
  const [refetchCount, setRefetchCount] = useState(0);
  const { node } = useLazyQuery<ChooseTemplateModalQuery>(
    graphql`
      query ChooseTemplateModalQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            questionCriterionTemplates(first: 100) {
              nodes {
                id
                name
                criteria {
                  name
                  description
                  maxPoints
                }
                viewerCanDelete @catch(to: NULL)
              }
            }
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only', fetchKey: refetchCount },
  );
  const remove = usePermanentDelete<ChooseTemplateModalMutation>(
    graphql`
      mutation ChooseTemplateModalMutation($input: DeleteQuestionCriterionTemplateInput!) {
        deleteQuestionCriterionTemplate(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    () => setRefetchCount((count) => count + 1),
  );
  const templates = node?.questionCriterionTemplates?.nodes ?? [];
  return (
    <Modal title="Взять критерии из шаблона">
      <ModalBody minH="200px">
        {templates.length === 0 ? (
          <EmptyState
            kind="start"
            title="Шаблонов пока нет"
            text="Заполните критерии вопроса и сохраните их как шаблон: он пригодится в других вопросах."
          />
        ) : (
          <List aria-label="Шаблоны критериев">
            {templates.map(({ id, name, criteria, viewerCanDelete }) => (
              <li key={id}>
                <div>
                  <b>{name}</b>
                  <Text size="sm" tone="muted">
                    {criteria.map((each) => each.name).join(', ')} —{' '}
                    {countOf(
                      criteria.reduce((sum, each) => sum + each.maxPoints, 0),
                      ['балл', 'балла', 'баллов'],
                    )}
                  </Text>
                </div>
                {viewerCanDelete !== false && (
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={`Удалить шаблон «${name ?? ''}»`}
                    onClick={() =>
                      void remove({
                        variables: { input: { id } },
                        title: `Удалить шаблон «${name ?? ''}»?`,
                        description: 'Вопросы, где он уже взят, не изменятся.',
                        done: 'Шаблон удалён',
                      })
                    }
                  />
                )}
                <Button
                  size="sm"
                  onClick={() =>
                    onChosen(
                      criteria.map((each) => ({
                        id: null,
                        name: each.name,
                        description: each.description ?? '',
                        maxPoints: String(each.maxPoints),
                      })),
                    )
                  }
                >
                  Взять
                </Button>
              </li>
            ))}
          </List>
        )}
      </ModalBody>
    </Modal>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      py: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& > li > div': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  },
});
