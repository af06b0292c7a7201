// The note below a registration button on consent to the processing of personal data.
import { Text } from '../../../ui/index.ts';

/** `by` is the company that receives the data; by default it is the installation. */
export function Consent({ button, by }: { button: string; by?: string }) {
  return (
    <Text tone="muted" size="sm">
      Нажимая «{button}», вы соглашаетесь на обработку ваших персональных данных.
      {by !== undefined && ` Их получит ${by}.`}
    </Text>
  );
}
