// The form of a record's custom field values, and the mutation that saves them.
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
  /** URL for uploads. */
  uploadTo: string;
  /** Permanently deletes a file, where that is supported. */
  onDeleteFile?: (file: HeldFile) => void;
  readOnly: boolean;
  /** Stores a draft of unsaved values, where that is supported. */
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

/** Sends the changed custom field values of a record; returns errors at their inputs. */
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
