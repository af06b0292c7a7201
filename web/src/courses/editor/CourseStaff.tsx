// The tab «Для сотрудников» of a course: notes of the staff, and the form that learners fill in.
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Box, Card, ComboField, Stack, useAlerts } from '../../ui/index.ts';
import { CourseFields } from '../course/CourseFields.tsx';
import { CourseField } from './CourseField.tsx';
import { useFormSearch } from './formChoice.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import type { CourseStaff_course$key } from '../../__generated__/CourseStaff_course.graphql.ts';
import type { CourseStaff_form$key } from '../../__generated__/CourseStaff_form.graphql.ts';
import type { CourseStaffMutation } from '../../__generated__/CourseStaffMutation.graphql.ts';

interface Place {
  companyId: string;
  isDeleted: boolean;
  draftOf: DraftOwner | undefined;
}

export function CourseStaff({
  course: key,
  mayReadForms,
  ...place
}: Place & { course: CourseStaff_course$key; mayReadForms: boolean }) {
  const course = useFragment<CourseStaff_course$key>(
    graphql`
      fragment CourseStaff_course on Course {
        ...CourseFields_course
        ...CourseStaff_form
      }
    `,
    key,
  );
  return (
    <Stack gap="4">
      {mayReadForms && <BidForm course={course} {...place} />}
      <Box maxW="760px">
        <PagePart among>
          <CourseFields course={course} {...place} />
        </PagePart>
      </Box>
    </Stack>
  );
}

function BidForm({
  course: key,
  companyId,
  isDeleted,
  draftOf,
}: Place & { course: CourseStaff_form$key }) {
  const alerts = useAlerts();
  const forms = useFormSearch(companyId);
  const [update] = useMutation<CourseStaffMutation>(graphql`
    mutation CourseStaffMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          ...CourseStaff_form
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: course, ...form } = useDraftedForm({
    fragment: graphql`
      fragment CourseStaff_form on Course @throwOnFieldError {
        id
        version
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
  const readOnly = isDeleted || course?.viewerCanUpdate === false;
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
