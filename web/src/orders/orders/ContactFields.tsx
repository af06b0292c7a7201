// Name and contacts of the customer, for both forms of an order.
import { email, Grid, maxLengthOrEmpty, TextField, type Rule } from '../../ui/index.ts';

export function ContactFields({
  nameHint,
  emailHint,
  emailRules = [],
  disabled,
}: {
  nameHint?: string | undefined;
  emailHint?: string | undefined;
  /** Rules that run after the check of the address format. */
  emailRules?: readonly Rule[];
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
        hint={emailHint}
        rules={[email(), ...emailRules]}
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
