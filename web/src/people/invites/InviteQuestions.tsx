// Which of the company's own fields whoever comes by an invite is asked for.
import { graphql, useFragment } from 'react-relay';
import { Card, Checkbox, Flex, Stack, Text, useField } from '../../ui/index.ts';
import type { InviteValues } from './inviteValues.ts';
import type { InviteQuestions_company$key } from '../../__generated__/InviteQuestions_company.graphql.ts';

export function InviteQuestions({ company: key }: { company: InviteQuestions_company$key }) {
  const { customFields } = useFragment<InviteQuestions_company$key>(
    graphql`
      fragment InviteQuestions_company on Company @throwOnFieldError {
        customFields(first: 100, filter: { subtype: USER }) {
          nodes {
            databaseId
            name
          }
        }
      }
    `,
    key,
  );
  const { field } = useField<InviteValues['customFields']>('customFields', {});
  const asked = field.value;
  if (customFields.nodes.length === 0) return null;
  return (
    <Card title="Что спросить">
      <Stack gap="2">
        <Text tone="muted" size="sm">
          Имя, почту и пароль спросим всегда.
        </Text>
        {customFields.nodes.map(({ databaseId, name }) => {
          const others = asked.filter(({ customFieldId }) => customFieldId !== databaseId);
          const question = asked.find(({ customFieldId }) => customFieldId === databaseId);
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
                      asked.map((other) => (other === question ? { ...other, required } : other)),
                    )
                  }
                >
                  Обязательно
                </Checkbox>
              )}
            </Flex>
          );
        })}
      </Stack>
    </Card>
  );
}
