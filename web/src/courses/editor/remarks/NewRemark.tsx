// A form that adds a staff remark to a field.
import { graphql } from 'react-relay';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import {
  Form,
  maxLength,
  Stack,
  SubmitButton,
  TextArea,
  useAlerts,
  useForm,
} from '../../../ui/index.ts';
import type { NewRemarkMutation } from '../../../__generated__/NewRemarkMutation.graphql.ts';

export function NewRemark({
  courseId,
  field,
  onDone,
}: {
  courseId: string;
  field: string;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { text: '' } });
  const create = useSubmit<NewRemarkMutation>(
    graphql`
      mutation NewRemarkMutation($input: CreateCourseFieldCommentInput!) {
        createCourseFieldComment(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        form.reset({ text: '' });
        alerts.success('Заметка добавлена');
        onDone();
      },
    },
  );
  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={({ text }) => create({ courseId, field, text: text.trim() })}
    >
      <Stack gap="3">
        <TextArea name="text" label="Новая заметка" required rules={[maxLength(1000)]} />
        <div>
          <SubmitButton>Добавить</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
