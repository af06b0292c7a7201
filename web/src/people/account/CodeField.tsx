// The code of two-step sign-in, from the app or the list of recovery codes.
import { TextField } from '../../ui/index.ts';

export function CodeField() {
  return (
    <TextField
      name="code"
      label="Код"
      hint="Шесть цифр из приложения или код вида k7mf-2xqd-9ahr"
      autoComplete="one-time-code"
      required
      // Nothing else is done where it is asked for.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    />
  );
}
