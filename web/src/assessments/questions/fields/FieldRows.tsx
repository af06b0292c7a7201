// Rows of inputs with a field label above and the error below.
import type { ComponentProps, ReactNode } from 'react';
import { FieldNote, Fieldset } from '../../../ui/index.ts';
import { Rows } from './Rows.tsx';

export function FieldRows<Row>({
  hint,
  error,
  children,
  ...rows
}: ComponentProps<typeof Rows<Row>> & { hint?: ReactNode; error: string | null }) {
  return (
    <Fieldset>
      <legend>{rows.label}</legend>
      <Rows {...rows}>{children}</Rows>
      <div aria-live="polite">
        {(error ?? hint) && <FieldNote id={`${rows.label}-note`} error={error} hint={hint} />}
      </div>
    </Fieldset>
  );
}
