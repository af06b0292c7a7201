// A dialog that creates or edits a question number and its AI prompt.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { mostPromptLetters, placeholderError } from '@kafedra/common/assessments';
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

export const QuestionNumberModal = entityModal<
  QuestionNumberModal_number$key,
  QuestionNumberModalCreateMutation,
  QuestionNumberModalUpdateMutation,
  Values,
  { companyId: string; subjectId: string }
>({
  creation: { title: 'Новый номер задания', label: 'Создать' },
  changeTitle: 'Изменение номера задания',
  size: 'wide',
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
  create: graphql`
    mutation QuestionNumberModalCreateMutation($input: CreateExamQuestionNumberInput!) {
      createExamQuestionNumber(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation QuestionNumberModalUpdateMutation($input: UpdateExamQuestionNumberInput!) {
      updateExamQuestionNumber(input: $input) {
        examQuestionNumber {
          ...QuestionNumberModal_number
        }
        ...userErrors_payload
      }
    }
  `,
  createInput: (input, { companyId, subjectId }) => ({ companyId, ...input, subjectId }),
  values: (now) => ({
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
  fields: () => (
    <>
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
    </>
  ),
});
