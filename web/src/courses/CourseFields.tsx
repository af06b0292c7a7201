// What the company's own fields hold of a course; nothing where it has none for courses.
import { graphql } from 'react-relay';
import {
  FieldInputs,
  fieldOfError,
  heldField,
  sentValues,
  valuesOfFields,
} from '../forms/index.ts';
import { useRecordForm } from '../kit/record/useRecordForm.tsx';
import { useMutation } from '../kit/useMutation.ts';
import { Card, Form, Stack, SubmitButton, useAlerts } from '../ui/index.ts';
import type {
  CourseFields_course$data,
  CourseFields_course$key,
} from '../__generated__/CourseFields_course.graphql.ts';
import type { CourseFieldsMutation } from '../__generated__/CourseFieldsMutation.graphql.ts';

export function CourseFields({
  course: key,
  companyId,
}: {
  course: CourseFields_course$key;
  companyId: string;
}) {
  const alerts = useAlerts();
  const [commit] = useMutation<CourseFieldsMutation>(graphql`
    mutation CourseFieldsMutation($input: UpdateCourseCustomFieldsInput!) {
      updateCourseCustomFields(input: $input) {
        course {
          updatedAt @catch(to: NULL)
          ...CourseFields_course
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const update = async (
    { id, customFields }: CourseFields_course$data,
    values: Readonly<Record<string, string[]>>,
    version?: string,
  ) => {
    const changed = sentValues((customFields ?? []).map(heldField), values);
    const input = { id, customFields: changed, ...(version !== undefined && { version }) };
    const { response, userErrors } = await commit({ variables: { input } });
    return {
      response,
      userErrors: userErrors.map((error) => ({
        ...error,
        field: fieldOfError(error.field, changed),
      })),
    };
  };
  const {
    record: course,
    form,
    onSubmit,
  } = useRecordForm({
    fragment: graphql`
      fragment CourseFields_course on Course @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        customFields @catch(to: NULL) {
          ...heldField_field
        }
      }
    `,
    record: key,
    values: (now) => valuesOfFields((now?.customFields ?? []).map(heldField)),
    input: (held) => ({ held }),
    update: (now, { held = {}, version }) => update(now, held, version),
    onDone: alerts.saved,
  });
  const fields = (course?.customFields ?? []).map(heldField);
  if (fields.length === 0) return null;
  const readOnly = course?.viewerCanUpdate === false;
  return (
    <Card title="Поля курса">
      <Form form={form} guardUnsaved={!readOnly} onSubmit={onSubmit}>
        <Stack gap="5">
          <FieldInputs
            fields={fields}
            uploadTo={`/media/companies/${companyId}`}
            disabled={readOnly}
          />
          {!readOnly && (
            <div>
              <SubmitButton>Сохранить</SubmitButton>
            </div>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
