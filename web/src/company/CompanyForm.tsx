// The form of a company: name, description and address.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useRecordForm } from '../kit/record/useRecordForm.tsx';
import { useMutation } from '../kit/relay/useMutation.ts';
import {
  ComboField,
  Card,
  Form,
  Stack,
  SubmitButton,
  SwitchField,
  TextArea,
  TextField,
  useAlerts,
  useConfirm,
  type RecordSearch,
} from '../ui/index.ts';
import { timeZoneLabel } from './settings/timeZoneLabel.ts';
import { codeRules, descriptionRules, nameRules, useFreeCodeCheck } from './rules.ts';
import type { CompanyForm_company$key } from '../__generated__/CompanyForm_company.graphql.ts';
import type { CompanyFormMutation } from '../__generated__/CompanyFormMutation.graphql.ts';

export function CompanyForm({ company: key }: { company: CompanyForm_company$key }) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [update] = useMutation<CompanyFormMutation>(graphql`
    mutation CompanyFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          code
          ...CompanyForm_company
        }
        ...userErrors_payload
      }
    }
  `);
  const {
    record: company,
    form,
    onSubmit,
  } = useRecordForm({
    fragment: graphql`
      fragment CompanyForm_company on Company {
        id
        version
        code
        name
        description
        timeZone @catch(to: NULL)
        viewCourseOnFullProfile
      }
    `,
    record: key,
    values: (now) => ({
      name: now?.name ?? '',
      code: now?.code ?? '',
      description: now?.description ?? '',
      timeZone: now?.timeZone ? { id: now.timeZone, name: timeZoneLabel(now.timeZone) } : null,
      viewCourseOnFullProfile: now?.viewCourseOnFullProfile ?? false,
    }),
    input: ({ name, code, description, timeZone, viewCourseOnFullProfile }) => ({
      name: name.trim(),
      code: code.trim().toLowerCase(),
      description: description.trim() || null,
      ...(timeZone && { timeZone: timeZone.id }),
      viewCourseOnFullProfile,
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: (saved) => {
      alerts.saved();
      if (saved.code !== company?.code) {
        void navigate(`/${saved.code}/settings`, { replace: true });
      }
    },
  });
  const checkCode = useFreeCodeCheck(company?.code ?? '');

  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={async (values) => {
        const moves = values.code.trim().toLowerCase() !== company?.code;
        if (moves && !(await confirm(addressQuestion))) {
          return [
            {
              message: 'Поддомен не изменён: сохраните ещё раз или верните прежний',
              field: 'code',
            },
          ];
        }
        return onSubmit(values);
      }}
    >
      <Card title="О компании">
        <Stack gap="4">
          <TextField name="name" label="Название" required rules={nameRules} />
          <TextArea name="description" label="Описание" rules={descriptionRules} />
          <TextField
            name="code"
            label="Поддомен"
            hint="Адрес компании. После смены прежние ссылки перестанут открываться"
            required
            rules={codeRules}
            check={checkCode}
          />
          {/* Some servers have no time zone of a company. */}
          {company?.timeZone && (
            <ComboField
              name="timeZone"
              label="Часовой пояс"
              hint="По нему считаются дни: сроки, отчёты, фильтры и время в письмах"
              placeholder="Город или UTC+10"
              required
              search={searchZones}
            />
          )}
          <SwitchField
            name="viewCourseOnFullProfile"
            label="Показывать курсы в полном профиле ученика"
          />
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        </Stack>
      </Card>
    </Form>
  );
}

const addressQuestion = {
  title: 'Сменить адрес компании?',
  description: 'Прежние ссылки на компанию и её курсы перестанут открываться.',
  confirmLabel: 'Сменить адрес',
};

/** Time zones are loaded on the first search: most users change other settings. */
const searchZones: RecordSearch = async (text, options) =>
  (await import('./settings/timeZones.ts')).searchTimeZones(text, options);
