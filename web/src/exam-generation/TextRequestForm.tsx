// A form that requests AI questions by topic or text: types, count and difficulty.
import { graphql } from 'react-relay';
import { useMutation } from '../kit/relay/useMutation.ts';
import {
  Form,
  Grid,
  maxLengthOrEmpty,
  ModalBody,
  ModalFooter,
  NamedChoices,
  Select,
  Stack,
  TextArea,
  TextField,
  numberOf,
  useField,
  useForm,
  wholeNumber,
} from '../ui/index.ts';
import { selectableKinds, questionKinds } from '../assessments/lazy.ts';
import type { RequestedGeneration } from './requestedGeneration.ts';
import type {
  QuestionDifficulty,
  TextRequestFormMutation,
} from '../__generated__/TextRequestFormMutation.graphql.ts';

type ChosenKind = (typeof selectableKinds)[number];

interface Values {
  topic: string;
  source: string;
  types: readonly ChosenKind[];
  count: string;
  difficulty: QuestionDifficulty;
  maxPoints: string;
}

export function TextRequestForm({
  testId,
  onRequested,
}: {
  testId: string;
  onRequested: (requested: RequestedGeneration) => void;
}) {
  const [request] = useMutation<TextRequestFormMutation>(graphql`
    mutation TextRequestFormMutation($input: GenerateTestQuestionsInput!) {
      generateTestQuestions(input: $input) {
        testGeneration {
          databaseId
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useForm<Values>({
    defaultValues: {
      topic: '',
      source: '',
      types: ['RADIO'],
      count: '10',
      difficulty: 'MEDIUM',
      maxPoints: '1',
    },
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ topic, source, types, count, difficulty, maxPoints }) => {
        const { response, userErrors } = await request({
          variables: {
            input: {
              testId,
              topic: topic.trim() || null,
              source: source.trim() || null,
              types: [...types],
              count: numberOf(count) ?? 0,
              difficulty,
              maxPoints: numberOf(maxPoints) ?? 1,
            },
          },
        });
        if (response === null || userErrors.length > 0) return userErrors;
        const { testGeneration } = response.generateTestQuestions;
        if (testGeneration) onRequested(testGeneration);
        return null;
      }}
    >
      <ModalBody>
        <Stack gap="4">
          <TextField
            name="topic"
            label="Тема"
            hint="О чём спрашивать и на что обратить внимание"
            rules={[maxLengthOrEmpty(1000)]}
          />
          <TextArea
            name="source"
            label="Текст"
            hint="Конспект или глава: вопросы будут только по нему. До 50 000 символов"
            rules={[maxLengthOrEmpty(50_000)]}
          />
          <KindsField />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="4">
            <TextField
              name="count"
              label="Сколько вопросов"
              inputMode="numeric"
              required
              rules={[counts]}
            />
            <TextField
              name="maxPoints"
              label="Баллов за каждый"
              inputMode="numeric"
              required
              rules={[points]}
            />
            <Select name="difficulty" label="Сложность" required options={difficulties} />
          </Grid>
        </Stack>
      </ModalBody>
      <ModalFooter confirmLabel="Составить" />
    </Form>
  );
}

const counts = wholeNumber(1, 50);
const points = wholeNumber(0, 1000);

const difficulties: readonly { value: QuestionDifficulty; label: string }[] = [
  { value: 'EASY', label: 'Простые' },
  { value: 'MEDIUM', label: 'Средние' },
  { value: 'HARD', label: 'Сложные' },
];

const kinds = selectableKinds.map((id) => ({ id, name: questionKinds[id].label }));

function KindsField() {
  const { field, error } = useField<readonly ChosenKind[]>('types', {
    rules: [(types) => (types.length === 0 ? 'Выберите хотя бы один вид вопросов' : null)],
    words: {
      label: 'Виды вопросов',
      show: (types) => types.map((type) => questionKinds[type].label).join(', '),
    },
  });
  return (
    <NamedChoices
      title="Виды вопросов"
      options={kinds}
      chosen={field.value}
      onChange={field.onChange}
      error={error}
    />
  );
}
