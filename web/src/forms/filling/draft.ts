// What was typed into a form that is not sent yet: the tab keeps it, so that a reload takes nothing away. A page in
// another site's keeps nothing, and passwords are nowhere in it.
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isEmbedded } from '../../kit/embedding.ts';
import { isFileField } from '../../ui/index.ts';
import { answerName, type FilledField, type FilledValues } from './fields.ts';

/** The values that a form begins with: those that were typed before, where its fields are still there. */
export function draftOf(
  key: string,
  fields: readonly FilledField[],
  empty: FilledValues,
): FilledValues {
  const { name, surname, email, answers } = keptUnder(key);
  const typed = fields
    // Of files the page has nothing but tickets, which end.
    .filter(({ customField }) => customField !== null && !isFileField(customField))
    .map((field) => answerName(field.key))
    .flatMap((each) => {
      const held: unknown = answers?.[each];
      return Array.isArray(held) ? [[each, held.filter((text) => typeof text === 'string')]] : [];
    });
  return {
    name: name ?? empty.name,
    surname: surname ?? empty.surname,
    email: email ?? empty.email,
    answers: { ...empty.answers, ...Object.fromEntries(typed) },
  };
}

function keptUnder(key: string): Partial<FilledValues> {
  if (isEmbedded) return {};
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function useDraft<Values extends FilledValues>(
  key: string,
  form: UseFormReturn<Values>,
): { forget: () => void } {
  // What happens to the form once it is sent is nothing that somebody typed.
  const isSent = useRef(false);
  useEffect(() => {
    if (isEmbedded) return undefined;
    const { unsubscribe } = form.watch(({ name, surname, email, answers }) => {
      if (!isSent.current) {
        sessionStorage.setItem(key, JSON.stringify({ name, surname, email, answers }));
      }
    });
    return unsubscribe;
  }, [key, form]);
  const forget = () => {
    isSent.current = true;
    if (!isEmbedded) sessionStorage.removeItem(key);
  };
  return { forget };
}
