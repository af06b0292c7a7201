// A field for the code of two-step sign-in: from the authenticator app or a recovery code.
import { TextField } from '../../../ui/index.ts';

export function CodeField() {
  return (
    <TextField
      name="code"
      label="Код"
      hint="Шесть цифр из приложения или код вида k7mf-2xqd-9ahr"
      autoComplete="one-time-code"
      required
      initialFocus
    />
  );
}
