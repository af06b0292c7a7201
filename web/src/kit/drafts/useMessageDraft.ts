// Stores an unsent message of a thread or comment in this browser until it is sent or the user signs out.
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftStorage } from './drafts.ts';

const drafts = draftStorage(() => localStorage);

interface StoredDraft<Values> {
  values: Partial<Values>;
  /** `removeOldDrafts` reads the time at the end of a draft. */
  at: string;
}

/**
 * Restores the stored message into the form and stores further changes. Returns a function that deletes the draft, for
 * a form that unmounts when it is sent.
 */
export function useMessageDraft<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
): () => void {
  useEffect(() => {
    const { values = {} } = (drafts.read(name) ?? {}) as Partial<StoredDraft<Values>>;
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values: typed, isDirty }) => {
        const draft: StoredDraft<Values> = { values: typed, at: new Date().toISOString() };
        drafts.write(name, isDirty ? draft : null);
      },
    });
  }, [name, form]);
  return () => void drafts.write(name, null);
}
