// The names of a test's parts and how many questions of each an attempt draws.
import { useFormContext } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import {
  Card,
  countOf,
  Grid,
  maxLengthOrEmpty,
  Stack,
  Text,
  TextField,
  useFieldValue,
  useFieldDisplay,
  wholeNumber,
} from '../../ui/index.ts';
import type { PartValues } from './parts.ts';
import type { PartsCard_test$key } from '../../__generated__/PartsCard_test.graphql.ts';

export function PartsCard({ test }: { test: PartsCard_test$key }) {
  const { questions } = useFragment<PartsCard_test$key>(
    graphql`
      fragment PartsCard_test on Test @throwOnFieldError {
        questions {
          part
          status
        }
      }
    `,
    test,
  );
  const parts = useFieldValue<readonly PartValues[]>('parts');
  useFieldDisplay<readonly PartValues[]>(useFormContext(), 'parts', {
    label: 'Части',
    show: (values) =>
      values
        .filter(({ title, drawsCount }) => title.trim() !== '' || drawsCount.trim() !== '')
        .map(({ part, title, drawsCount }) =>
          [`часть ${part}`, title.trim(), drawsCount.trim() && `вопросов: ${drawsCount.trim()}`]
            .filter(Boolean)
            .join(', '),
        )
        .join('; ') || 'ничего',
  });
  const activeIn = (part: number) =>
    questions.filter((each) => each.part === part && each.status === 'ACTIVE').length;
  return (
    <Card title="Части">
      {parts.length === 0 ? (
        <Text tone="muted">Вопросов пока нет. Части появятся здесь вместе с ними.</Text>
      ) : (
        <Stack gap="4">
          <Text tone="muted" size="sm">
            К какой части относится вопрос, говорит он сам. Если назвать число, попытка получит
            столько случайных вопросов части, и баллы у попыток могут быть разными.
          </Text>
          {parts.map(({ part }, index) => (
            <Grid key={part} templateColumns={columns} gap="4" alignItems="start">
              <TextField
                name={`parts.${index}.title`}
                label={`Название части ${part}`}
                rules={[maxLengthOrEmpty(255)]}
              />
              <TextField
                name={`parts.${index}.drawsCount`}
                label="Вопросов в попытке"
                hint={`Из ${countOf(activeIn(part), ['включённого', 'включённых', 'включённых'])}; пусто — все`}
                inputMode="numeric"
                rules={[wholeNumber(1, mostQuestions)]}
              />
            </Grid>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** Questions per test. */
const mostQuestions = 500;

const columns = { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 190px' };
