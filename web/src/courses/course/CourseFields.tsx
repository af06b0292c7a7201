// The company's custom fields of a course.
import { graphql } from 'react-relay';
import { FieldValues, heldField, updateFields, valuesOfFields } from '../../forms/index.ts';
import { DraftNote } from '../../kit/drafts/DraftNote.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Card, Text, useAlerts } from '../../ui/index.ts';
import type { CourseFields_course$key } from '../../__generated__/CourseFields_course.graphql.ts';
import type { CourseFieldsMutation } from '../../__generated__/CourseFieldsMutation.graphql.ts';

export function CourseFields({
  course: key,
  companyId,
  isDeleted,
  draftOf,
}: {
  course: CourseFields_course$key;
  companyId: string;
  isDeleted: boolean;
  draftOf: DraftOwner | undefined;
}) {
  const alerts = useAlerts();
  const [commit] = useMutation<CourseFieldsMutation>(graphql`
    mutation CourseFieldsMutation($input: UpdateCourseCustomFieldsInput!) {
      updateCourseCustomFields(input: $input) {
        course {
          updatedAt @catch(to: NULL)
          ...CourseFields_course
        }
        ...userErrors_payload
      }
    }
  `);
  const {
    record: course,
    form,
    onSubmit,
    draft,
  } = useDraftedForm({
    fragment: graphql`
      fragment CourseFields_course on Course @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        customFields {
          ...heldField_field
        }
      }
    `,
    record: key,
    values: (now) => valuesOfFields((now?.customFields ?? []).map(heldField)),
    input: (held) => ({ held }),
    update: (now, sent) => updateFields(now, sent, (input) => commit({ variables: { input } })),
    onDone: alerts.saved,
    draftOf,
  });
  const fields = (course?.customFields ?? []).map(heldField);
  if (fields.length === 0) {
    return (
      <Card title="Поля курса">
        <Text tone="muted">
          У компании пока нет своих полей курсов. Их заводят в разделе «Свои поля».
        </Text>
      </Card>
    );
  }
  const readOnly = isDeleted || course?.viewerCanUpdate === false;
  return (
    <Card title="Поля курса">
      {!readOnly && <DraftNote offer={draft.offer} />}
      <FieldValues
        form={form}
        onSubmit={onSubmit}
        fields={fields}
        uploadTo={`/media/companies/${companyId}`}
        readOnly={readOnly}
        keep={draft.keep}
      />
    </Card>
  );
}
