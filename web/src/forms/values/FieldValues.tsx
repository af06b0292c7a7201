// The form of what the company's own fields hold of a record, and what it sends.
import type { ComponentProps } from 'react';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { Form, Stack, SubmitButton } from '../../ui/index.ts';
import { FieldInputs, fieldOfError, sentValues } from './FieldInputs.tsx';
import { heldField, type HeldField, type HeldFile } from './heldField.ts';
import type { heldField_field$key } from '../../__generated__/heldField_field.graphql.ts';

type Filled = ComponentProps<typeof Form>;

export function FieldValues({
  form,
  onSubmit,
  fields,
  uploadTo,
  onDeleteFile,
  readOnly,
  keep,
}: {
  form: Filled['form'];
  onSubmit: Filled['onSubmit'];
  fields: readonly HeldField[];
  /** The address that takes files. */
  uploadTo: string;
  /** For good, where that is possible. */
  onDeleteFile?: (file: HeldFile) => void;
  readOnly: boolean;
  /** Puts aside what is not saved, where that is done. */
  keep?: () => boolean;
}) {
  return (
    <Form form={form} guardUnsaved={!readOnly && (keep ?? true)} onSubmit={onSubmit}>
      <Stack gap="5">
        <FieldInputs {...{ fields, uploadTo, onDeleteFile }} disabled={readOnly} />
        {!readOnly && (
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        )}
      </Stack>
    </Form>
  );
}

interface Sent {
  id: string;
  customFields: ReturnType<typeof sentValues>;
  version?: string;
}

/** Sends what has changed of a record's fields, and gives the errors at their inputs. */
export async function updateFields<Response>(
  {
    id,
    customFields,
  }: { id: string; customFields: readonly heldField_field$key[] | null | undefined },
  { held = {}, version }: { held?: Readonly<Record<string, string[]>>; version?: string },
  send: (input: Sent) => Promise<{ response: Response; userErrors: readonly UserError[] }>,
) {
  const changed = sentValues((customFields ?? []).map(heldField), held);
  const input = { id, customFields: changed, ...(version !== undefined && { version }) };
  const { response, userErrors } = await send(input);
  return {
    response,
    userErrors: userErrors.map((error) => ({
      ...error,
      field: fieldOfError(error.field, changed),
    })),
  };
}
