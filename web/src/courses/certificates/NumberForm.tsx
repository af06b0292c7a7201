// The form for a certificate's number, which checks its format before the request.
import { certificateNumber } from '@kafedra/common/certificates';
import { useNavigate } from 'react-router';
import { Form, Stack, SubmitButton, TextField, useForm, type Rule } from '../../ui/index.ts';

export function NumberForm() {
  const form = useForm({ defaultValues: { number: '' } });
  const navigate = useNavigate();
  return (
    <Form
      form={form}
      onSubmit={async ({ number }) => {
        await navigate(`/certificates/${certificateNumber(number) ?? ''}`);
      }}
    >
      <Stack gap="4">
        <TextField
          name="number"
          label="Номер сертификата"
          hint="12 букв и цифр, например K7QM-2F9X-R4T3"
          autoComplete="off"
          required
          rules={[isNumber]}
        />
        <SubmitButton full>Проверить</SubmitButton>
      </Stack>
    </Form>
  );
}

const isNumber: Rule = (typed) =>
  certificateNumber(typed) === null
    ? 'Такого номера не бывает. Сверьте его с сертификатом: четыре знака, ещё четыре и ещё четыре'
    : null;
