// A dialog that creates or edits a payment status: its type, colours, and its names for the staff and for payers.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { BadgePreview } from '../../kit/fields/BadgePreview.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import {
  Box,
  ColourField,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  Select,
  SwitchField,
  TextField,
} from '../../ui/index.ts';
import { stateLabels } from '../payments/paymentWords.ts';
import type {
  PaymentState,
  PaymentStatusFormModal_record$key,
} from '../../__generated__/PaymentStatusFormModal_record.graphql.ts';
import type { PaymentStatusFormModalCreateMutation } from '../../__generated__/PaymentStatusFormModalCreateMutation.graphql.ts';
import type { PaymentStatusFormModalUpdateMutation } from '../../__generated__/PaymentStatusFormModalUpdateMutation.graphql.ts';

interface Values {
  adminName: string;
  publicName: string;
  textColor: string;
  backgroundColor: string;
  type: PaymentState;
  isDefault: boolean;
}

/** Default colours from the design. */
const begins = { textColor: '#1d5fd6', backgroundColor: '#e9f0fd' };

export const PaymentStatusFormModal = entityModal<
  PaymentStatusFormModal_record$key,
  PaymentStatusFormModalCreateMutation,
  PaymentStatusFormModalUpdateMutation,
  Values
>({
  creation: { title: 'Новый статус платежей', label: 'Добавить' },
  changeTitle: 'Изменение статуса платежей',
  size: 'wide',
  fragment: graphql`
    fragment PaymentStatusFormModal_record on PaymentStatus {
      id
      version
      adminName
      publicName
      textColor
      backgroundColor
      type
      isDefault
    }
  `,
  create: graphql`
    mutation PaymentStatusFormModalCreateMutation($input: CreatePaymentStatusInput!) {
      createPaymentStatus(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation PaymentStatusFormModalUpdateMutation($input: UpdatePaymentStatusInput!) {
      updatePaymentStatus(input: $input) {
        paymentStatus {
          ...PaymentStatusFormModal_record
        }
        ...userErrors_payload
      }
    }
  `,
  // The type of a status can't be changed.
  updateInput: ({ type: _type, ...change }) => change,
  values: (now) => ({
    adminName: now?.adminName ?? '',
    publicName: now?.publicName ?? '',
    textColor: now?.textColor ?? begins.textColor,
    backgroundColor: now?.backgroundColor ?? begins.backgroundColor,
    type: now?.type ?? 'WAITING',
    isDefault: now?.isDefault ?? false,
  }),
  input: ({ adminName, publicName, textColor, backgroundColor, type, isDefault }) => ({
    adminName: adminName.trim(),
    // An empty public name falls back to the staff's name.
    publicName: publicName.trim() || adminName.trim(),
    textColor: textColor.toLowerCase(),
    backgroundColor: backgroundColor.toLowerCase(),
    type,
    isDefault,
  }),
  fields: (changed) => (
    <>
      <Box>
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="4">
          <TextField
            name="adminName"
            label="Название"
            required
            rules={[maxLength(255)]}
            initialFocus
          />
          <ColourField name="textColor" label="Цвет текста" />
          <ColourField name="backgroundColor" label="Цвет фона" />
        </Grid>
        <BadgePreview name="adminName" textColour="textColor" background="backgroundColor" />
      </Box>
      <TextField
        name="publicName"
        label="Что видит плательщик"
        hint="Пусто: то же, что и команда"
        rules={[maxLengthOrEmpty(255)]}
      />
      <Select
        name="type"
        label="Что означает"
        required
        disabled={changed !== null}
        options={keysOf(stateLabels).map((value) => ({ value, label: stateLabels[value] }))}
        hint={
          changed
            ? 'Это не меняется: так обстоит дело с платежами, у которых этот статус'
            : 'По этому считают деньги, как бы статус ни назывался'
        }
      />
      <SwitchField
        name="isDefault"
        label="Платежи получают его сами"
        hint="Такой статус один на каждое значение"
        disabled={changed?.isDefault === true}
      />
    </>
  ),
});
