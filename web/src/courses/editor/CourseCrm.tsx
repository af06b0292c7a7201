// The tab «CRM» of a course: where its leads are sent.
import { graphql } from 'react-relay';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Card,
  ComboField,
  numberOf,
  numberText,
  Stack,
  SwitchField,
  TextField,
  url,
  useAlerts,
  wholeNumber,
} from '../../ui/index.ts';
import { BitrixCode } from './BitrixCode.tsx';
import { CourseField } from './CourseField.tsx';
import { useFormSearch } from './formChoice.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import type { CourseCrm_course$key } from '../../__generated__/CourseCrm_course.graphql.ts';
import type { CourseCrmMutation } from '../../__generated__/CourseCrmMutation.graphql.ts';

export function CourseCrm({
  course: key,
  companyId,
  isDeleted,
  mayReadForms,
  draftOf,
}: {
  course: CourseCrm_course$key;
  companyId: string;
  isDeleted: boolean;
  mayReadForms: boolean;
  draftOf: DraftOwner | undefined;
}) {
  const alerts = useAlerts();
  const forms = useFormSearch(companyId);
  const [update] = useMutation<CourseCrmMutation>(graphql`
    mutation CourseCrmMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          ...CourseCrm_course
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: course, ...form } = useDraftedForm({
    fragment: graphql`
      fragment CourseCrm_course on Course @throwOnFieldError {
        id
        version
        crmForm {
          id
          name
        }
        crmBitrix
        crmBitrixFormId
        crmBitrixFormUrl
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now) => ({
      crmFormId: now?.crmForm ? { id: now.crmForm.id, name: now.crmForm.name } : null,
      crmBitrix: now?.crmBitrix ?? false,
      crmBitrixFormId: numberText(now?.crmBitrixFormId),
      crmBitrixFormUrl: now?.crmBitrixFormUrl ?? '',
    }),
    input: ({ crmFormId, crmBitrix, crmBitrixFormId, crmBitrixFormUrl }) => ({
      crmFormId: crmFormId?.id ?? null,
      crmBitrix,
      crmBitrixFormId: numberOf(crmBitrixFormId),
      crmBitrixFormUrl: crmBitrixFormUrl.trim() || null,
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  const readOnly = isDeleted || course?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      {mayReadForms && (
        <Card title="Форма">
          <CourseField name="crm_form_id">
            <ComboField
              name="crmFormId"
              label="Форма для CRM"
              hint="Её ответы уходят в CRM"
              search={forms}
            />
          </CourseField>
        </Card>
      )}
      <Card title="Битрикс24">
        <Stack gap="4">
          <CourseField name="crm_bitrix">
            <SwitchField
              name="crmBitrix"
              label="Заявки в Битрикс24"
              hint="На странице курса стоит форма Битрикс24"
            />
          </CourseField>
          {!readOnly && (
            <BitrixCode
              companyId={companyId}
              onRead={({ id, address }) => {
                form.form.setValue('crmBitrixFormId', String(id), setting);
                form.form.setValue('crmBitrixFormUrl', address, setting);
              }}
            />
          )}
          <CourseField name="crm_bitrix_form_id">
            <TextField
              name="crmBitrixFormId"
              label="Номер формы"
              inputMode="numeric"
              rules={[wholeNumber(1, 2_147_483_647)]}
            />
          </CourseField>
          <CourseField name="crm_bitrix_form_url">
            <TextField
              name="crmBitrixFormUrl"
              label="Адрес скрипта формы"
              type="url"
              placeholder="https://cdn-ru.bitrix24.ru/…/crm/form/loader_5.js"
              rules={[url()]}
            />
          </CourseField>
        </Stack>
      </Card>
    </TabForm>
  );
}

const setting = { shouldDirty: true, shouldValidate: true };
