// The form of one editor tab: its fields and one save button.
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNote } from './DraftNote.tsx';
import type { Draft } from './useRecordDraft.ts';
import { Box, Form, Stack, SubmitButton, type FormProps } from '../../ui/index.ts';

export function TabForm<Values extends FieldValues>({
  draft,
  readOnly,
  children,
  ...form
}: Pick<FormProps<Values>, 'form' | 'onSubmit'> & {
  draft?: Draft;
  readOnly: boolean;
  children: ReactNode;
}) {
  return (
    <Box maxW="760px">
      {draft && !readOnly && <DraftNote offer={draft.offer} />}
      <Form {...form} guardUnsaved={!readOnly && (draft?.keep ?? true)}>
        <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Stack gap="4">
            {children}
            {!readOnly && (
              <div>
                <SubmitButton>Сохранить</SubmitButton>
              </div>
            )}
          </Stack>
        </fieldset>
      </Form>
    </Box>
  );
}
