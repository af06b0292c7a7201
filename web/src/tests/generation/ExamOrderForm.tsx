// An order of questions by numbers of an exam: of which subject, and how many of each number.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/useLazyQuery.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  Input,
  ModalBody,
  ModalFooter,
  numberOf,
  Select,
  Stack,
  Text,
  TextField,
  chakra,
  useField,
  useFieldValue,
  useForm,
  wholeNumber,
} from '../../ui/index.ts';
import type { Ordered } from './ordered.ts';
import type { ExamOrderFormMutation } from '../../__generated__/ExamOrderFormMutation.graphql.ts';
import type {
  ExamOrderFormQuery,
  ExamOrderFormQuery$data,
} from '../../__generated__/ExamOrderFormQuery.graphql.ts';

/** How many questions, by the ids of numbers, as it is typed. */
type Counts = Readonly<Record<string, string>>;

interface Values {
  subjectId: string;
  numbers: Counts;
  maxPoints: string;
}

export function ExamOrderForm({
  companyId,
  testId,
  onOrdered,
}: {
  companyId: string;
  testId: string;
  onOrdered: (ordered: Ordered) => void;
}) {
  const { node } = useLazyQuery<ExamOrderFormQuery>(
    graphql`
      query ExamOrderFormQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Company {
            examSubjects(first: 30) {
              nodes {
                id
                name
                questionNumbers(first: 50) {
                  nodes {
                    id
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id: companyId },
    { fetchPolicy: 'store-and-network' },
  );
  const [order] = useMutation<ExamOrderFormMutation>(graphql`
    mutation ExamOrderFormMutation($input: GenerateExamQuestionsInput!) {
      generateExamQuestions(input: $input) {
        testGeneration {
          databaseId
          job {
            id
          }
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const subjects = node?.examSubjects?.nodes ?? [];
  const form = useForm<Values>({
    defaultValues: { subjectId: subjects[0]?.id ?? '', numbers: {}, maxPoints: '1' },
  });
  if (subjects.length === 0) {
    return (
      <ModalBody>
        <Text tone="muted">
          Сначала заведите предметы, номера заданий и примеры в разделе «Предметы ЕГЭ».
        </Text>
      </ModalBody>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ subjectId, numbers, maxPoints }) => {
        const chosen = numbersOf(subjects, subjectId).flatMap(({ id }) => {
          const count = numberOf(numbers[id] ?? '') ?? 0;
          return count > 0 ? [{ id, count }] : [];
        });
        const { response, userErrors } = await order({
          variables: { input: { testId, numbers: chosen, maxPoints: numberOf(maxPoints) ?? 1 } },
        });
        if (response === null || userErrors.length > 0) return userErrors;
        const { testGeneration } = response.generateExamQuestions;
        if (testGeneration) onOrdered(testGeneration);
        return null;
      }}
    >
      <ModalBody>
        <Stack gap="4">
          <Select
            name="subjectId"
            label="Предмет"
            required
            options={subjects.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
          />
          <CountsField subjects={subjects} />
          <TextField
            name="maxPoints"
            label="Баллов за каждый"
            inputMode="numeric"
            required
            rules={[points]}
          />
        </Stack>
      </ModalBody>
      <ModalFooter confirmLabel="Составить" />
    </Form>
  );
}

type Subjects = NonNullable<NonNullable<ExamOrderFormQuery$data['node']>['examSubjects']>['nodes'];

const numbersOf = (subjects: Subjects, subjectId: string) =>
  subjects.find(({ id }) => id === subjectId)?.questionNumbers?.nodes ?? [];

/** Questions of one order. */
const mostAtOnce = 50;

const points = wholeNumber(0, 1000);
const counts = wholeNumber(0, mostAtOnce);

function CountsField({ subjects }: { subjects: Subjects }) {
  const subjectId = useFieldValue<string>('subjectId');
  const numbers = numbersOf(subjects, subjectId);
  const { field, error } = useField<Counts>('numbers', {
    rules: [(typed) => problemIn(numbers.map(({ id }) => typed[id] ?? ''))],
    words: { label: 'Сколько вопросов', show: (typed) => Object.values(typed).join(', ') },
  });
  if (numbers.length === 0) {
    return <Text tone="muted">В этом предмете пока нет номеров заданий.</Text>;
  }
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
            value={field.value[id] ?? ''}
            onChange={({ currentTarget }) =>
              field.onChange({ ...field.value, [id]: currentTarget.value })
            }
            onBlur={field.onBlur}
          />
        </label>
      ))}
      {error && (
        <Text role="alert" size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Numbers>
  );
}

/** The same as the server would say. */
function problemIn(typed: readonly string[]): string | null {
  const wrong = typed.map(counts).find((problem) => problem !== null);
  if (wrong) return wrong;
  const sum = typed.reduce((all, text) => all + (numberOf(text) ?? 0), 0);
  if (sum === 0) return 'Выберите хотя бы одно задание';
  return sum > mostAtOnce ? `Не больше ${mostAtOnce} вопросов за раз` : null;
}

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
