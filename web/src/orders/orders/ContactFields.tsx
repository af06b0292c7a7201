// How whoever orders is known: fields of both forms of an order.
import { email, Grid, maxLengthOrEmpty, TextField } from '../../ui/index.ts';

export function ContactFields({
  nameHint,
  disabled,
}: {
  nameHint?: string | undefined;
  disabled?: boolean;
}) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="4">
      <TextField
        name="contactName"
        label="Имя"
        hint={nameHint}
        rules={[maxLengthOrEmpty(255)]}
        disabled={disabled}
      />
      <TextField
        name="contactEmail"
        label="Почта"
        type="email"
        rules={[email()]}
        disabled={disabled}
      />
      <TextField
        name="contactPhone"
        label="Телефон"
        type="tel"
        placeholder="+7 900 123-45-67"
        rules={[maxLengthOrEmpty(30)]}
        disabled={disabled}
      />
    </Grid>
  );
}
