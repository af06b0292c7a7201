// A form field for the number of questions of each number of an exam subject.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { chakra, Input, numberOf, Text, useField, wholeNumber } from '../ui/index.ts';
import type { NumberCountsFieldQuery } from '../__generated__/NumberCountsFieldQuery.graphql.ts';

/** As typed, by the id of the subject's number; empty after the subject changes. */
export interface NumberCounts {
  subjectId: string | null;
  typed: Readonly<Record<string, string>>;
}

export const requestedNumbers = ({ typed }: NumberCounts): { id: string; count: number }[] =>
  Object.entries(typed).flatMap(([id, text]) => {
    const count = numberOf(text) ?? 0;
    return count > 0 ? [{ id, count }] : [];
  });

/** Questions per request. */
const mostAtOnce = 50;

const counts = wholeNumber(0, mostAtOnce);

export function NumberCountsField({ subjectId }: { subjectId: string }) {
  const { node } = useLazyQuery<NumberCountsFieldQuery>(
    graphql`
      query NumberCountsFieldQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ExamSubject {
            questionNumbers(first: 100) {
              nodes {
                id
                name
              }
              pageInfo {
                hasNextPage
              }
            }
          }
        }
      }
    `,
    { id: subjectId },
    { fetchPolicy: 'store-and-network' },
  );
  const { field, error } = useField<NumberCounts>('numbers', {
    rules: [problemIn(subjectId)],
    words: { label: 'Сколько вопросов', show: ({ typed }) => Object.values(typed).join(', ') },
  });
  const numbers = node?.questionNumbers?.nodes ?? [];
  if (numbers.length === 0) {
    return <Text tone="muted">В этом предмете пока нет номеров заданий.</Text>;
  }
  const typed = typedOf(subjectId, field.value);
  return (
    <Numbers>
      <legend>Сколько вопросов</legend>
      {numbers.map(({ id, name }) => (
        <label key={id}>
          <span>{name}</span>
          <Input
            inputMode="numeric"
            maxLength={2}
            placeholder="0"
            value={typed[id] ?? ''}
            onChange={({ currentTarget }) =>
              field.onChange({ subjectId, typed: { ...typed, [id]: currentTarget.value } })
            }
            onBlur={field.onBlur}
          />
        </label>
      ))}
      {node?.questionNumbers?.pageInfo.hasNextPage && (
        <Text size="sm" tone="muted">
          Показаны первые {numbers.length} номеров.
        </Text>
      )}
      {error && (
        <Text role="alert" size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Numbers>
  );
}

const typedOf = (subjectId: string, value: NumberCounts): NumberCounts['typed'] =>
  value.subjectId === subjectId ? value.typed : {};

/** The same message as the server's. */
const problemIn = (subjectId: string) => (value: NumberCounts) => {
  const typed = Object.values(typedOf(subjectId, value));
  const wrong = typed.map(counts).find((problem) => problem !== null);
  if (wrong) return wrong;
  const sum = typed.reduce((all, text) => all + (numberOf(text) ?? 0), 0);
  if (sum === 0) return 'Выберите хотя бы одно задание';
  return sum > mostAtOnce ? `Не больше ${mostAtOnce} вопросов за раз` : null;
};

const Numbers = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    p: '0',
    border: 'none',
    '& > legend': { mb: '1.5', p: '0', color: 'muted', fontSize: 'xs', fontWeight: 'medium' },
    '& > label': { display: 'flex', alignItems: 'center', gap: '3' },
    '& > label > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& > label > input': { w: '72px', flexShrink: 0 },
  },
});
