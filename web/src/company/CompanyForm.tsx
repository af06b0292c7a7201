// Name, description and address of a company.
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useSubmit } from '../kit/useSave.ts';
import {
  Card,
  Form,
  Stack,
  SubmitButton,
  SwitchField,
  TextArea,
  TextField,
  useAlerts,
  useConfirm,
  useForm,
} from '../ui/index.ts';
import { codeRules, descriptionRules, nameRules, useFreeCodeCheck } from './rules.ts';
import type { CompanyForm_company$key } from '../__generated__/CompanyForm_company.graphql.ts';
import type { CompanyFormMutation } from '../__generated__/CompanyFormMutation.graphql.ts';

export function CompanyForm({ company: key }: { company: CompanyForm_company$key }) {
  const company = useFragment<CompanyForm_company$key>(
    graphql`
      fragment CompanyForm_company on Company {
        id
        code
        name
        description
        viewCourseOnFullProfile
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const checkCode = useFreeCodeCheck(company.code);
  const form = useForm({
    defaultValues: {
      name: company.name,
      code: company.code,
      description: company.description ?? '',
      viewCourseOnFullProfile: company.viewCourseOnFullProfile,
    },
  });
  const update = useSubmit<CompanyFormMutation>(
    graphql`
      mutation CompanyFormMutation($input: UpdateCompanyInput!) {
        updateCompany(input: $input) {
          company {
            code
            ...CompanyForm_company
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    {
      onDone: ({ updateCompany: { company: saved } }) => {
        alerts.saved();
        if (saved && saved.code !== company.code) {
          void navigate(`/${saved.code}/settings`, { replace: true });
        }
      },
    },
  );

  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={async ({ name, code, description, viewCourseOnFullProfile }) => {
        const moves = code.trim().toLowerCase() !== company.code;
        if (moves && !(await confirm(addressQuestion))) {
          return [
            {
              message: 'Поддомен не изменен: сохраните еще раз или верните прежний',
              field: 'code',
            },
          ];
        }
        return update({
          id: company.id,
          name: name.trim(),
          description: description.trim() || null,
          viewCourseOnFullProfile,
          ...(moves ? { code: code.trim() } : {}),
        });
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
