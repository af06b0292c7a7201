// A dialog that creates or edits a question number and its AI prompt.
import { graphql } from 'react-relay';
import { mostPromptLetters, placeholderError } from '@kafedra/common/assessments';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import {
  maxLength,
  maxLengthOrEmpty,
  Select,
  SwitchField,
  TextArea,
  TextField,
} from '../../ui/index.ts';
import { answerTypeOptions } from './answerTypes.ts';
import type { QuestionNumberModalCreateMutation } from '../../__generated__/QuestionNumberModalCreateMutation.graphql.ts';
import type {
  ExamAnswerType,
  QuestionNumberModal_number$key,
} from '../../__generated__/QuestionNumberModal_number.graphql.ts';
import type { QuestionNumberModalUpdateMutation } from '../../__generated__/QuestionNumberModalUpdateMutation.graphql.ts';

interface Values {
  name: string;
  answerType: ExamAnswerType;
  prompt: string;
  useImage: boolean;
  useExample: boolean;
}

export function QuestionNumberModal({
  companyId,
  subjectId,
  record,
  onDone,
}: RecordDialogProps<QuestionNumberModal_number$key> & { subjectId: string }) {
  const create = useCreate<QuestionNumberModalCreateMutation>(
    companyId,
    graphql`
      mutation QuestionNumberModalCreateMutation($input: CreateExamQuestionNumberInput!) {
        createExamQuestionNumber(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<QuestionNumberModalUpdateMutation>(graphql`
    mutation QuestionNumberModalUpdateMutation($input: UpdateExamQuestionNumberInput!) {
      updateExamQuestionNumber(input: $input) {
        examQuestionNumber {
          ...QuestionNumberModal_number
        }
        ...userErrors_payload
      }
    }
  `);
  const number = useRecordForm({
    fragment: graphql`
      fragment QuestionNumberModal_number on ExamQuestionNumber {
        id
        version
        name
        answerType
        prompt
        useImage
        useExample
      }
    `,
    record,
    values: (now): Values => ({
      name: now?.name ?? '',
      answerType: now?.answerType ?? 'INPUT',
      prompt: now?.prompt ?? '',
      useImage: now?.useImage ?? false,
      useExample: now?.useExample ?? true,
    }),
    input: ({ name, prompt, ...values }) => ({
      ...values,
      name: name.trim(),
      prompt: prompt.trim() || null,
    }),
    create: (input) => create({ ...input, subjectId }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...number}
      size="wide"
      creation={{ title: 'Новый номер задания', label: 'Создать' }}
      changeTitle="Изменение номера задания"
    >
      <TextField
        name="name"
        label="Название"
        hint="Например, «Задание 5»"
        required
        rules={[maxLength(255)]}
        initialFocus
      />
      <Select name="answerType" label="Как отвечают" required options={answerTypeOptions} />
      <TextArea
        name="prompt"
        label="Промпт"
        hint="Что просить у ИИ. Подстановки: {subject} — предмет, {number} — номер задания, {example} — пример"
        rules={[maxLengthOrEmpty(mostPromptLetters), placeholderError]}
      />
      <SwitchField name="useImage" label="Задания с рисунком" />
      <SwitchField name="useExample" label="Показывать ИИ примеры" />
    </RecordModal>
  );
}
