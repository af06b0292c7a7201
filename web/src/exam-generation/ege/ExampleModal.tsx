// A dialog that creates or edits an example of an exam question.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
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

export function ExampleModal({
  companyId,
  numberId,
  uploads,
  record,
  onDone,
}: RecordDialogProps<ExampleModal_example$key> & { numberId: string; uploads: TextUploads }) {
  const create = useCreate<ExampleModalCreateMutation>(
    companyId,
    graphql`
      mutation ExampleModalCreateMutation($input: CreateExamExampleInput!) {
        createExamExample(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<ExampleModalUpdateMutation>(graphql`
    mutation ExampleModalUpdateMutation($input: UpdateExamExampleInput!) {
      updateExamExample(input: $input) {
        examExample {
          ...ExampleModal_example
        }
        ...userErrors_payload
      }
    }
  `);
  const example = useRecordForm({
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
    record,
    values: (now): Values => ({
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
    create: (input) => create({ ...input, questionNumberId: numberId }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...example}
      size="wide"
      creation={{ title: 'Новый пример', label: 'Создать' }}
      changeTitle="Изменение примера"
    >
      <RichTextField name="text" label="Задание" uploads={uploads} required short takesFocus />
      <FileField companyId={companyId} name="image" label="Рисунок" kinds={['IMAGE']} mayPick />
      <TextArea name="answer" label="Ответ" required rules={[maxLength(5000)]} />
      <RichTextField name="solution" label="Решение" uploads={uploads} short isFolded />
    </RecordModal>
  );
}
