// A dialog that edits an AI-generated question before it is added to a test: text, answers, points and solution.
import { questionParts } from '@kafedra/common/assessments';
import { graphql } from 'react-relay';
import { RecordModal } from '../kit/record/RecordModal.tsx';
import { useRecordForm } from '../kit/record/useRecordForm.tsx';
import { useMutation } from '../kit/relay/useMutation.ts';
import {
  CheckboxField,
  RichTextField,
  TextField,
  useFieldValue,
  wholeNumber,
  type TextUploads,
} from '../ui/index.ts';
import {
  AnswerFields,
  FlawList,
  KindField,
  kindOf,
  readValues,
  type QuestionValues,
} from '../assessments/lazy.ts';
import { contentInput, contentValues } from './contentValues.ts';
import type { TestQuestionType } from '../__generated__/QuestionRow_question.graphql.ts';
import type { EditGeneratedQuestionModal_question$key } from '../__generated__/EditGeneratedQuestionModal_question.graphql.ts';
import type { EditGeneratedQuestionModalMutation } from '../__generated__/EditGeneratedQuestionModalMutation.graphql.ts';

export function EditGeneratedQuestionModal({
  companyId,
  question,
  onDone,
}: {
  companyId: string;
  question: EditGeneratedQuestionModal_question$key;
  onDone: () => void;
}) {
  const [update] = useMutation<EditGeneratedQuestionModalMutation>(graphql`
    mutation EditGeneratedQuestionModalMutation($input: UpdateGeneratedQuestionInput!) {
      updateGeneratedQuestion(input: $input) {
        generatedQuestion {
          ...EditGeneratedQuestionModal_question
          ...GeneratedQuestionCard_question
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
    fragment: graphql`
      fragment EditGeneratedQuestionModal_question on GeneratedQuestion {
        id
        version
        content {
          ...contentValues_content
        }
      }
    `,
    record: question,
    values: (now): QuestionValues => (now ? contentValues(now.content) : readValues(null)),
    input: contentInput,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...form}
      size="wide"
      creation={{ title: 'Новый вопрос', label: 'Создать' }}
      changeTitle="Изменение вопроса"
    >
      <FlawList isActive={false} />
      <KindField name="type" />
      <RichTextField
        name="question"
        label="Вопрос"
        hint="Картинки и файлы добавляют, когда вопрос уже в тесте"
        uploads={noUploads}
        short
      />
      <AnswerFields companyId={companyId} uploads={noUploads} />
      <PointFields />
      <RichTextField name="solution" label="Решение" uploads={noUploads} short isFolded />
    </RecordModal>
  );
}

function PointFields() {
  const type = useFieldValue<TestQuestionType>('type');
  const { answers, correspondences, criteria } = questionParts[kindOf(type)];
  const hasParts =
    (answers !== undefined || correspondences === true) &&
    type !== 'RADIO' &&
    answers !== 'accepted';
  return (
    <>
      {!criteria && (
        <TextField
          name="maxPoints"
          label="Баллов за верный ответ"
          inputMode="numeric"
          required
          rules={[points]}
        />
      )}
      {hasParts && <CheckboxField name="partial" label="Засчитывать ответ, верный частично" />}
    </>
  );
}

const points = wholeNumber(0, 1000);

const refused = () =>
  Promise.reject(new Error('Картинки и файлы добавляют, когда вопрос уже в тесте'));

/** A question outside a test can't have files. */
const noUploads: TextUploads = { image: refused, file: refused };
