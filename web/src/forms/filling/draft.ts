// Drafts of unsubmitted forms in the session storage, so that a reload loses nothing. A draft belongs to one user and
// is deleted on sign-out. Embedded pages store no drafts, and passwords are never stored.
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftStorage } from '../../kit/drafts/drafts.ts';
import { isFileField } from '../../ui/index.ts';
import { answerName, type FilledField, type FilledValues } from './fields.ts';
import { isExpired, rememberFile, pendingFile, type PendingFile } from './pendingFiles.ts';

export interface FormDraftKey {
  /** Company code. */
  company: string;
  /** Form id as in the URL. */
  form: string;
  /** Id of the signed-in user; null for a visitor. */
  sender: number | null;
}

interface StoredDraft extends Partial<FilledValues> {
  /** Number of completed steps. */
  step?: number;
  /** Files by upload ticket. */
  files?: Record<string, PendingFile>;
  /** The next user who signs in from the form's own link takes over the draft. */
  isPassedOn?: true;
}

/** The initial state of a form. */
export interface RestoredDraft {
  values: FilledValues;
  step: number;
  /** Names of files that have expired. */
  expiredFiles: string[];
}

/** Restores stored values for fields that still exist. */
function begunFrom(
  draft: StoredDraft,
  fields: readonly FilledField[],
  empty: FilledValues,
): RestoredDraft {
  const files = new Map(Object.entries(draft.files ?? {}));
  const isHere = (ticket: string) => {
    const file = files.get(ticket);
    return file !== undefined && !isExpired(file);
  };
  const typed = fields.flatMap((field): [string, string[]][] => {
    const name = answerName(field.key);
    const held: unknown = draft.answers?.[name];
    if (field.customField === null || !Array.isArray(held)) return [];
    const texts = held.filter((text) => typeof text === 'string');
    return [[name, isFileField(field.customField) ? texts.filter(isHere) : texts]];
  });
  for (const [ticket, file] of files) if (!isExpired(file)) rememberFile(ticket, file);
  return {
    values: {
      name: draft.name ?? empty.name,
      surname: draft.surname ?? empty.surname,
      email: draft.email ?? empty.email,
      answers: { ...empty.answers, ...Object.fromEntries(typed) },
    },
    step: draft.step ?? 0,
    expiredFiles: [...files.values()].filter(isExpired).map(({ name }) => name),
  };
}

const keyOf = ({ company, form, sender }: FormDraftKey): string =>
  `${company}/${form}/${sender ?? ''}`;

const drafts = draftStorage(() => sessionStorage);

const read = (key: string) => drafts.read(key) as StoredDraft | null;

/** Takes over a visitor's draft after sign-in, without name and email, which the account has. */
function passedOn(of: FormDraftKey): StoredDraft | null {
  if (of.sender === null) return null;
  const draft = read(keyOf({ ...of, sender: null }));
  if (draft?.isPassedOn !== true) return null;
  const { name: _name, surname: _surname, email: _email, isPassedOn: _is, ...rest } = draft;
  return rest;
}

/**
 * The initial state of a form, from this tab's draft if there is one; `useDraft` stores it from then on.
 */
export function useRestoredDraft(
  of: FormDraftKey,
  fields: readonly FilledField[],
  empty: FilledValues,
): RestoredDraft {
  const [begun] = useState(() => begunFrom(passedOn(of) ?? read(keyOf(of)) ?? {}, fields, empty));
  return begun;
}

export function useDraft<Values extends FilledValues>(
  { company, form: formId, sender }: FormDraftKey,
  form: UseFormReturn<Values>,
  begun: RestoredDraft,
): {
  /** Called when a step is opened. */
  reach: (step: number) => void;
  /** Marks the draft for the next user who signs in. */
  passOn: () => void;
  forget: () => void;
} {
  const key = keyOf({ company, form: formId, sender });
  const step = useRef(begun.step);
  // Changes to the form after submission are not user input and are not stored.
  const isSent = useRef(false);
  const keep = (more: StoredDraft = {}) => {
    if (isSent.current) return;
    const { name, surname, email, answers } = form.getValues();
    const files = Object.fromEntries(
      Object.values(answers)
        .flat()
        .flatMap((text) => {
          const file = pendingFile(text);
          return file === undefined ? [] : [[text, file]];
        }),
    );
    drafts.write(key, { name, surname, email, answers, files, step: step.current, ...more });
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    const isPassedOn = passedOn({ company, form: formId, sender }) !== null;
    // A visitor who returns without signing in loses the mark, because the draft is stored again without it.
    if (isPassedOn || read(key) !== null) latest.current();
    if (isPassedOn) drafts.write(keyOf({ company, form: formId, sender: null }), null);
    const { unsubscribe } = form.watch(() => latest.current());
    return unsubscribe;
  }, [key, company, formId, sender, form]);
  return {
    reach: (reached) => {
      step.current = reached;
      keep();
    },
    passOn: () => keep({ isPassedOn: true }),
    forget: () => {
      isSent.current = true;
      drafts.write(key, null);
    },
  };
}
