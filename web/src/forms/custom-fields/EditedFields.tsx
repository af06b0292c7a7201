// Edits several course fields at once; all of them are saved or none.
import { graphql, useFragment } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  countOf,
  formatNumber,
  FormModal,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  Text,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import type { EditedFields_fields$key } from '../../__generated__/EditedFields_fields.graphql.ts';
import type { EditedFieldsMutation } from '../../__generated__/EditedFieldsMutation.graphql.ts';

interface Values {
  fields: { name: string; prompt: string }[];
}

export function EditedFields({
  companyId,
  fields: key,
  selected,
  onDone,
}: {
  companyId: string;
  fields: EditedFields_fields$key;
  /** Number of selected fields, of which these are a part. */
  selected: number;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const fields = useFragment<EditedFields_fields$key>(
    graphql`
      fragment EditedFields_fields on CustomField @relay(plural: true) {
        id
        name
        prompt
        version @catch(to: NULL)
      }
    `,
    key,
  );
  const form = useForm<Values>({
    defaultValues: {
      fields: fields.map(({ name, prompt }) => ({ name, prompt: prompt ?? '' })),
    },
  });
  const edit = useSubmit<EditedFieldsMutation>(
    graphql`
      mutation EditedFieldsMutation($input: EditCourseCustomFieldsInput!) {
        editCourseCustomFields(input: $input) {
          customFields {
            ...EditedFields_fields
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        alerts.saved();
        onDone();
      },
    },
  );
  return (
    <FormModal
      form={form}
      onSubmit={({ fields: typed }) =>
        edit({
          companyId,
          fields: fields.map(({ id, version }, index) => ({
            id,
            version,
            name: typed[index]?.name.trim(),
            prompt: typed[index]?.prompt.trim() || null,
          })),
        })
      }
      title="Поля курсов"
      confirmLabel="Сохранить"
      disableAfterClick={false}
      guardUnsaved
    >
      {fields.length < selected && (
        <Text>
          Здесь {formatNumber(fields.length)} из {countOf(selected, selectedFields)}: те, что уже
          показаны в списке, не больше 100 за раз. Остальные не изменятся.
        </Text>
      )}
      {fields.map(({ id }, index) => (
        <Grid key={id} templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField
            name={`fields.${index}.name`}
            label="Название"
            required
            rules={[maxLength(255)]}
            initialFocus={index === 0}
          />
          <TextField
            name={`fields.${index}.prompt`}
            label="Что показать в пустом поле"
            rules={[maxLengthOrEmpty(1000)]}
          />
        </Grid>
      ))}
    </FormModal>
  );
}

/** «из 21 выбранного поля» */
const selectedFields = ['выбранного поля', 'выбранных полей', 'выбранных полей'] as const;
