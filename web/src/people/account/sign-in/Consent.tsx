// What whoever registers agrees to by pressing the button.
import { Text } from '../../../ui/index.ts';

/** `by` is who gets the data; the installation itself without it. */
export function Consent({ button, by }: { button: string; by?: string }) {
  return (
    <Text tone="muted" size="sm">
      Нажимая «{button}», вы соглашаетесь на обработку ваших персональных данных.
      {by !== undefined && ` Их получит ${by}.`}
    </Text>
  );
}
