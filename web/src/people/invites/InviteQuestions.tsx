// Selects the company's custom fields that new users fill in when they accept an invite.
import { graphql, usePaginationFragment } from 'react-relay';
import { useAllPages } from '../../kit/list/sorting/useAllPages.ts';
import { Card, Checkbox, Flex, LoadingState, Stack, Text, useField } from '../../ui/index.ts';
import type { InviteValues } from './inviteValues.ts';
import type { InviteQuestionsPaginationQuery } from '../../__generated__/InviteQuestionsPaginationQuery.graphql.ts';
import type { InviteQuestions_company$key } from '../../__generated__/InviteQuestions_company.graphql.ts';

export function InviteQuestions({ company: key }: { company: InviteQuestions_company$key }) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<InviteQuestionsPaginationQuery, InviteQuestions_company$key>(
      graphql`
        fragment InviteQuestions_company on Company
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "InviteQuestionsPaginationQuery")
        @throwOnFieldError {
          customFields(first: $count, after: $cursor, filter: { subtype: USER })
            @connection(key: "InviteQuestions_customFields", filters: []) {
            edges {
              node {
                databaseId
                name
              }
            }
          }
        }
      `,
      key,
    ),
  );
  const fields = data.customFields.edges.map(({ node }) => node);
  const { field } = useField<InviteValues['customFields']>('customFields', {
    words: {
      label: 'Что спросить',
      show: (questions) =>
        questions
          .map(({ customFieldId, required }) => {
            const name = fields.find(({ databaseId }) => databaseId === customFieldId)?.name ?? '';
            return required ? `${name} (обязательно)` : name;
          })
          .join(', ') || 'ничего',
    },
  });
  const questions = field.value;
  if (fields.length === 0) return null;
  return (
    <Card title="Что спросить">
      <Stack gap="2">
        <Text tone="muted" size="sm">
          Имя, почту и пароль спросим всегда.
        </Text>
        {fields.map(({ databaseId, name }) => {
          const others = questions.filter(({ customFieldId }) => customFieldId !== databaseId);
          const question = questions.find(({ customFieldId }) => customFieldId === databaseId);
          return (
            <Flex key={databaseId} gap="4" wrap="wrap" justify="space-between">
              <Checkbox
                checked={question !== undefined}
                onChange={(checked) =>
                  field.onChange(
                    checked ? [...others, { customFieldId: databaseId, required: false }] : others,
                  )
                }
              >
                {name}
              </Checkbox>
              {question && (
                <Checkbox
                  checked={question.required}
                  aria-label={`«${name}» обязательно`}
                  onChange={(required) =>
                    field.onChange(
                      questions.map((other) =>
                        other === question ? { ...other, required } : other,
                      ),
                    )
                  }
                >
                  Обязательно
                </Checkbox>
              )}
            </Flex>
          );
        })}
        {!isWhole && <LoadingState />}
      </Stack>
    </Card>
  );
}
