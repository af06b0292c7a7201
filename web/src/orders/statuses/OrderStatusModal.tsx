// A dialog that creates or edits an order status: its type, and its name and colours for the staff and for customers.
import { useFormContext } from 'react-hook-form';
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { BadgePreview } from '../../kit/fields/BadgePreview.tsx';
import {
  Box,
  ColourField,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  Select,
  SwitchField,
  TextField,
  useFieldDisplay,
} from '../../ui/index.ts';
import { statusTypeLabels, statusTypes } from './statusTypes.ts';
import type {
  OrderStatusType,
  OrderStatusModal_record$key,
} from '../../__generated__/OrderStatusModal_record.graphql.ts';
import type { OrderStatusModalCreateMutation } from '../../__generated__/OrderStatusModalCreateMutation.graphql.ts';
import type { OrderStatusModalUpdateMutation } from '../../__generated__/OrderStatusModalUpdateMutation.graphql.ts';

interface Name {
  value: string;
  textColor: string;
  background: string;
}

interface Values {
  adminName: Name;
  publicName: Name;
  type: OrderStatusType;
  isDefault: boolean;
}

/** Default colours from the design. */
const begins: Name = { value: '', textColor: '#1d5fd6', background: '#e9f0fd' };

export const OrderStatusModal = entityModal<
  OrderStatusModal_record$key,
  OrderStatusModalCreateMutation,
  OrderStatusModalUpdateMutation,
  Values
>({
  creation: { title: 'Новый статус заявок', label: 'Добавить' },
  changeTitle: 'Изменение статуса заявок',
  size: 'wide',
  fragment: graphql`
    fragment OrderStatusModal_record on OrderStatus {
      id
      version
      adminName {
        value
        textColor
        background
      }
      publicName {
        value
        textColor
        background
      }
      type
      isDefault
    }
  `,
  create: graphql`
    mutation OrderStatusModalCreateMutation($input: CreateOrderStatusInput!) {
      createOrderStatus(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation OrderStatusModalUpdateMutation($input: UpdateOrderStatusInput!) {
      updateOrderStatus(input: $input) {
        orderStatus {
          ...OrderStatusModal_record
        }
        ...userErrors_payload
      }
    }
  `,
  values: (now) => ({
    adminName: { ...(now?.adminName ?? begins) },
    publicName: { ...(now?.publicName ?? begins) },
    type: now?.type ?? 'IN_PROGRESS',
    isDefault: now?.isDefault ?? false,
  }),
  input: ({ adminName, publicName, type, isDefault }) => ({
    adminName: sentName(adminName),
    // An empty public name falls back to the staff's name.
    publicName: sentName(publicName.value.trim() === '' ? adminName : publicName),
    type,
    isDefault,
  }),
  fields: () => (
    <>
      <NameFields of="adminName" label="Название" required />
      <Select
        name="type"
        label="Что означает"
        required
        options={statusTypes.map((value) => ({ value, label: statusTypeLabels[value] }))}
        hint="По этому считают успехи и отказы, как бы статус ни назывался"
      />
      <SwitchField
        name="isDefault"
        label="Его получают новые заявки"
        hint="Такой статус один, и означает он «Новая»"
      />
      <NameFields of="publicName" label="Что видит клиент" hint="Пусто: то же, что и команда" />
    </>
  ),
});

function NameFields({
  of,
  label,
  hint,
  required = false,
}: {
  of: 'adminName' | 'publicName';
  label: string;
  hint?: string;
  required?: boolean;
}) {
  const about = of === 'adminName' ? '' : ' для клиента';
  useFieldDisplay<Name>(useFormContext(), of, { label, show: ({ value }) => `«${value}»` });
  return (
    <Box>
      <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="4">
        <TextField
          name={`${of}.value`}
          label={label}
          hint={hint}
          required={required}
          rules={[required ? maxLength(255) : maxLengthOrEmpty(255)]}
          initialFocus={required}
        />
        <ColourField name={`${of}.textColor`} label={`Цвет текста${about}`} />
        <ColourField name={`${of}.background`} label={`Цвет фона${about}`} />
      </Grid>
      <BadgePreview
        name={`${of}.value`}
        textColour={`${of}.textColor`}
        background={`${of}.background`}
      />
    </Box>
  );
}

const sentName = ({ value, textColor, background }: Name): Name => ({
  value: value.trim(),
  textColor: textColor.toLowerCase(),
  background: background.toLowerCase(),
});
