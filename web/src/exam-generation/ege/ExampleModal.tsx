// A dialog that creates or edits an example of an exam question.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { FileField, type ChosenFile } from '../../media/index.ts';
import { maxLength, RichTextField, TextArea, type TextUploads } from '../../ui/index.ts';
import type { ExampleModalCreateMutation } from '../../__generated__/ExampleModalCreateMutation.graphql.ts';
import type { ExampleModal_example$key } from '../../__generated__/ExampleModal_example.graphql.ts';
import type { ExampleModalUpdateMutation } from '../../__generated__/ExampleModalUpdateMutation.graphql.ts';

interface Values {
  text: string;
  answer: string;
  solution: string;
  image: ChosenFile | null;
}

export const ExampleModal = entityModal<
  ExampleModal_example$key,
  ExampleModalCreateMutation,
  ExampleModalUpdateMutation,
  Values,
  { companyId: string; questionNumberId: string; uploads: TextUploads }
>({
  creation: { title: 'Новый пример', label: 'Создать' },
  changeTitle: 'Изменение примера',
  size: 'wide',
  fragment: graphql`
    fragment ExampleModal_example on ExamExample {
      id
      version
      text
      answer
      solution
      image {
        id
        fileName
      }
    }
  `,
  create: graphql`
    mutation ExampleModalCreateMutation($input: CreateExamExampleInput!) {
      createExamExample(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation ExampleModalUpdateMutation($input: UpdateExamExampleInput!) {
      updateExamExample(input: $input) {
        examExample {
          ...ExampleModal_example
        }
        ...userErrors_payload
      }
    }
  `,
  createInput: (input, { companyId, questionNumberId }) => ({
    companyId,
    ...input,
    questionNumberId,
  }),
  values: (now) => ({
    text: now?.text ?? '',
    answer: now?.answer ?? '',
    solution: now?.solution ?? '',
    image: now?.image ? { id: now.image.id, name: now.image.fileName } : null,
  }),
  input: ({ text, answer, solution, image }) => ({
    text,
    answer: answer.trim(),
    solution: solution || null,
    imageId: image?.id ?? null,
  }),
  fields: (_record, { companyId, uploads }) => (
    <>
      <RichTextField name="text" label="Задание" uploads={uploads} required short takesFocus />
      <FileField companyId={companyId} name="image" label="Рисунок" kinds={['IMAGE']} mayPick />
      <TextArea name="answer" label="Ответ" required rules={[maxLength(5000)]} />
      <RichTextField name="solution" label="Решение" uploads={uploads} short isFolded />
    </>
  ),
});
