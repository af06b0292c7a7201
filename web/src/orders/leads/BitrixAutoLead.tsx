// Settings, «Интеграции»: whether new orders create leads in Bitrix24, and who is responsible for them.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Card,
  Form,
  Grid,
  maxLengthOrEmpty,
  numberOf,
  numberText,
  Stack,
  SubmitButton,
  SwitchField,
  TextField,
  useAlerts,
  useForm,
  wholeNumber,
} from '../../ui/index.ts';
import type { BitrixAutoLead_company$key } from '../../__generated__/BitrixAutoLead_company.graphql.ts';
import type { BitrixAutoLeadMutation } from '../../__generated__/BitrixAutoLeadMutation.graphql.ts';

export function BitrixAutoLead({ company: key }: { company: BitrixAutoLead_company$key }) {
  const { id: companyId, bitrixAutoLead: saved } = useFragment<BitrixAutoLead_company$key>(
    graphql`
      fragment BitrixAutoLead_company on Company {
        id
        bitrixAutoLead @catch(to: NULL) {
          isActive
          sourceId
          assignedById
          version
        }
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [update] = useMutation<BitrixAutoLeadMutation>(graphql`
    mutation BitrixAutoLeadMutation($input: UpdateBitrixAutoLeadInput!) {
      updateBitrixAutoLead(input: $input) {
        company {
          ...BitrixAutoLead_company
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useForm({
    defaultValues: {
      isActive: saved?.isActive ?? false,
      sourceId: saved?.sourceId ?? '',
      assignedById: numberText(saved?.assignedById),
    },
  });
  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={async ({ isActive, sourceId, assignedById }) => {
        const { userErrors } = await update({
          variables: {
            input: {
              companyId,
              isActive,
              sourceId: sourceId.trim() || null,
              assignedById: numberOf(assignedById),
              version: saved?.version,
            },
          },
        });
        if (userErrors.length === 0) alerts.saved();
        return userErrors;
      }}
    >
      <Card title="Битрикс24: лиды из заявок">
        <Stack gap="4">
          <SwitchField name="isActive" label="Создавать лид для каждой новой заявки" />
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            <TextField
              name="sourceId"
              label="Источник"
              hint="Код источника в Битрикс24, например WEB"
              rules={[maxLengthOrEmpty(50)]}
            />
            <TextField
              name="assignedById"
              label="Ответственный"
              hint="Номер сотрудника в Битрикс24; без него — владелец вебхука"
              inputMode="numeric"
              rules={[wholeNumber(1, 2_147_483_647)]}
            />
          </Grid>
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        </Stack>
      </Card>
    </Form>
  );
}
