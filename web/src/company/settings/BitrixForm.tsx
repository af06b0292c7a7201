// Bitrix24 on the public pages: its scripts, for owners alone, and what they put there.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Card,
  Form,
  maxLengthOrEmpty,
  Stack,
  SubmitButton,
  TextArea,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import type { BitrixFormMutation } from './__generated__/BitrixFormMutation.graphql.ts';
import type { BitrixForm_company$key } from './__generated__/BitrixForm_company.graphql.ts';

export function BitrixForm({ company: key }: { company: BitrixForm_company$key }) {
  const company = useFragment<BitrixForm_company$key>(
    graphql`
      fragment BitrixForm_company on Company {
        id
        viewerIsOwner
        bitrixScripts
        bitrixElements
      }
    `,
    key,
  );
  const { viewerIsOwner } = company;
  const alerts = useAlerts();
  const form = useForm({
    defaultValues: {
      bitrixScripts: company.bitrixScripts ?? '',
      bitrixElements: company.bitrixElements ?? '',
    },
  });
  const [update] = useMutation<BitrixFormMutation>(graphql`
    mutation BitrixFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...BitrixForm_company
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={async ({ bitrixScripts, bitrixElements }) => {
        const { userErrors } = await update({
          variables: {
            input: {
              id: company.id,
              bitrixElements: bitrixElements || null,
              ...(viewerIsOwner ? { bitrixScripts: bitrixScripts || null } : {}),
            },
          },
        });
        if (userErrors.length === 0) alerts.saved();
        return userErrors;
      }}
    >
      <Card title="Битрикс24 на страницах школы">
        <Stack gap="4">
          {viewerIsOwner && (
            <TextArea
              name="bitrixScripts"
              label="Скрипты"
              hint="Код виджетов из Битрикс24. Он выполняется только на публичных страницах"
              rules={[maxLengthOrEmpty(20_000)]}
            />
          )}
          <TextArea
            name="bitrixElements"
            label="Элементы"
            hint="Что скрипты показывают на страницах: кнопки, формы, чат"
            rules={[maxLengthOrEmpty(20_000)]}
          />
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        </Stack>
      </Card>
    </Form>
  );
}
