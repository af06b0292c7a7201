// A form that requests AI questions by exam numbers: a subject and a count for each number.
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
import {
  ComboField,
  Form,
  ModalBody,
  ModalFooter,
  numberOf,
  Skeleton,
  Stack,
  Text,
  TextField,
  useFieldValue,
  useForm,
  wholeNumber,
  type ChosenRecord,
} from '../ui/index.ts';
import { useExamSubjectSearch } from './choices.ts';
import { requestedNumbers, NumberCountsField, type NumberCounts } from './NumberCountsField.tsx';
import type { RequestedGeneration } from './requestedGeneration.ts';
import type { ExamRequestFormMutation } from '../__generated__/ExamRequestFormMutation.graphql.ts';
import type { ExamRequestFormQuery } from '../__generated__/ExamRequestFormQuery.graphql.ts';

interface Values {
  subject: ChosenRecord | null;
  numbers: NumberCounts;
  maxPoints: string;
}

export function ExamRequestForm({
  companyId,
  testId,
  onRequested,
}: {
  companyId: string;
  testId: string;
  onRequested: (requested: RequestedGeneration) => void;
}) {
  const { node } = useLazyQuery<ExamRequestFormQuery>(
    graphql`
      query ExamRequestFormQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Company {
            examSubjects(first: 1) {
              nodes {
                id
                name
              }
            }
          }
        }
      }
    `,
    { id: companyId },
    { fetchPolicy: 'store-and-network' },
  );
  const [request] = useMutation<ExamRequestFormMutation>(graphql`
    mutation ExamRequestFormMutation($input: GenerateExamQuestionsInput!) {
      generateExamQuestions(input: $input) {
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
  const first = node?.examSubjects?.nodes[0];
  const subject = first ? { id: first.id, name: first.name ?? '' } : null;
  const form = useForm<Values>({
    defaultValues: { subject, numbers: { subjectId: null, typed: {} }, maxPoints: '1' },
  });
  const search = useExamSubjectSearch(companyId);
  if (subject === null) {
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
      onSubmit={async ({ numbers, maxPoints }) => {
        const chosen = requestedNumbers(numbers);
        const { response, userErrors } = await request({
          variables: { input: { testId, numbers: chosen, maxPoints: numberOf(maxPoints) ?? 1 } },
        });
        if (response === null || userErrors.length > 0) return userErrors;
        const { testGeneration } = response.generateExamQuestions;
        if (testGeneration) onRequested(testGeneration);
        return null;
      }}
    >
      <ModalBody>
        <Stack gap="4">
          <ComboField name="subject" label="Предмет" required search={search} />
          <ChosenSubject />
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

const points = wholeNumber(0, 1000);

function ChosenSubject() {
  const subject = useFieldValue<ChosenRecord | null>('subject');
  if (subject === null) return null;
  return (
    <Suspense fallback={<Skeleton h="96px" />}>
      <NumberCountsField key={subject.id} subjectId={subject.id} />
    </Suspense>
  );
}
