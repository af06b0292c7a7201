// «Для сотрудников»: what the staff tell of a course among themselves, and the form that its learners fill in.
import { graphql, useFragment } from 'react-relay';
import { Part } from '../../kit/Part.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { Box, Card, ComboField, Stack, Text, useAlerts } from '../../ui/index.ts';
import { CourseFields } from '../CourseFields.tsx';
import { CourseField } from './CourseField.tsx';
import { useFormChoice } from './formChoice.ts';
import { TabForm } from './TabForm.tsx';
import type { CourseStaff_course$key } from '../../__generated__/CourseStaff_course.graphql.ts';
import type { CourseStaff_form$key } from '../../__generated__/CourseStaff_form.graphql.ts';
import type { CourseStaffMutation } from '../../__generated__/CourseStaffMutation.graphql.ts';

export function CourseStaff({
  course: key,
  companyId,
  mayReadForms,
  draftOf,
}: {
  course: CourseStaff_course$key;
  companyId: string;
  mayReadForms: boolean;
  draftOf: DraftOwner | undefined;
}) {
  const course = useFragment<CourseStaff_course$key>(
    graphql`
      fragment CourseStaff_course on Course {
        customFields @catch(to: NULL) {
          __typename
        }
        ...CourseFields_course
        ...CourseStaff_form
      }
    `,
    key,
  );
  const hasFields = (course.customFields ?? []).length > 0;
  return (
    <Stack gap="4">
      {mayReadForms && <BidForm course={course} companyId={companyId} draftOf={draftOf} />}
      <Box maxW="760px">
        {hasFields ? (
          <Part among>
            <CourseFields course={course} companyId={companyId} draftOf={draftOf} />
          </Part>
        ) : (
          <Card title="Поля курса">
            <Text tone="muted">
              У компании пока нет своих полей курсов. Их заводят в разделе «Свои поля».
            </Text>
          </Card>
        )}
      </Box>
    </Stack>
  );
}

function BidForm({
  course: key,
  companyId,
  draftOf,
}: {
  course: CourseStaff_form$key;
  companyId: string;
  draftOf: DraftOwner | undefined;
}) {
  const alerts = useAlerts();
  const forms = useFormChoice(companyId);
  const [update] = useMutation<CourseStaffMutation>(graphql`
    mutation CourseStaffMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          ...CourseStaff_form
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const { record: course, ...form } = useDraftedForm({
    fragment: graphql`
      fragment CourseStaff_form on Course @throwOnFieldError {
        id
        version
        status
        form {
          id
          name
        }
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now) => ({ formId: now?.form ? { id: now.form.id, name: now.form.name } : null }),
    input: ({ formId }) => ({ formId: formId?.id ?? null }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  const readOnly = course?.viewerCanUpdate === false || course?.status === 'DELETED';
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="Форма заявки">
        <CourseField name="form_id">
          <ComboField
            name="formId"
            label="Форма"
            hint="Её заполняет тот, кто хочет учиться на курсе"
            search={forms}
          />
        </CourseField>
      </Card>
    </TabForm>
  );
}
