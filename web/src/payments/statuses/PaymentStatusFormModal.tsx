// A dialog that creates or edits a payment status: its type, colours, and its names for the staff and for payers.
import { graphql } from 'react-relay';
import { BadgePreview } from '../../kit/fields/BadgePreview.tsx';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
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

/** Default colours from the design. */
const begins = { textColor: '#1d5fd6', backgroundColor: '#e9f0fd' };

export function PaymentStatusFormModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<PaymentStatusFormModal_record$key>) {
  const create = useCreate<PaymentStatusFormModalCreateMutation>(
    companyId,
    graphql`
      mutation PaymentStatusFormModalCreateMutation($input: CreatePaymentStatusInput!) {
        createPaymentStatus(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<PaymentStatusFormModalUpdateMutation>(graphql`
    mutation PaymentStatusFormModalUpdateMutation($input: UpdatePaymentStatusInput!) {
      updatePaymentStatus(input: $input) {
        paymentStatus {
          ...PaymentStatusFormModal_record
        }
        ...userErrors_payload
      }
    }
  `);
  const form = useRecordForm({
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
    record,
    values: (now) => ({
      adminName: now?.adminName ?? '',
      publicName: now?.publicName ?? '',
      textColor: now?.textColor ?? begins.textColor,
      backgroundColor: now?.backgroundColor ?? begins.backgroundColor,
      type: (now?.type ?? 'WAITING') as PaymentState,
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
    create,
    // The type of a status can't be changed.
    update: ({ id }, { type: _type, ...change }) =>
      update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  const { record: changed } = form;
  return (
    <RecordModal
      {...form}
      size="wide"
      creation={{ title: 'Новый статус платежей', label: 'Добавить' }}
      changeTitle="Изменение статуса платежей"
    >
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
    </RecordModal>
  );
}
