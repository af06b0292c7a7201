// What is typed for a thread, or said of an answer, and not sent yet: this browser keeps it through reloads, until it is sent or signed out.
import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftsIn } from './drafts.ts';

const drafts = draftsIn(() => localStorage);

interface Kept<Values> {
  values: Partial<Values>;
  /** The age of drafts is read from the end of them. */
  at: string;
}

/**
 * Puts what was kept under this name into the form, and keeps what is typed from then on. What it gives forgets that: for a
 * form that leaves the screen when it is sent.
 */
export function useKeptMessage<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
): () => void {
  useEffect(() => {
    const { values = {} } = (drafts.read(name) ?? {}) as Partial<Kept<Values>>;
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values: typed, isDirty }) => {
        const draft: Kept<Values> = { values: typed, at: new Date().toISOString() };
        drafts.write(name, isDirty ? draft : null);
      },
    });
  }, [name, form]);
  return () => void drafts.write(name, null);
}
