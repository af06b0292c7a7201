// What was typed into a form that is not sent yet: the tab keeps it, so that a reload takes nothing away. It belongs to
// whoever typed it, and goes when they sign out. A page in another site's keeps nothing, and passwords are nowhere in it.
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftStorage } from '../../kit/drafts/drafts.ts';
import { isFileField } from '../../ui/index.ts';
import { answerName, type FilledField, type FilledValues } from './fields.ts';
import { isGone, knowFile, waitingFile, type WaitingFile } from './waitingFiles.ts';

export interface DraftOf {
  /** The company's code. */
  company: string;
  /** As the address has it. */
  form: string;
  /** The id of whoever is signed in; null of nobody. */
  sender: number | null;
}

interface Kept extends Partial<FilledValues> {
  /** How many steps were taken. */
  step?: number;
  /** Of the tickets among the answers. */
  files?: Record<string, WaitingFile>;
  /** Whoever signs in next from the form's own link has typed it. */
  isPassedOn?: true;
}

/** Where a form begins. */
export interface Begun {
  values: FilledValues;
  step: number;
  /** What files were called that were kept too long. */
  gone: string[];
}

/** With what was typed before, where its fields are still there. */
function begunFrom(kept: Kept, fields: readonly FilledField[], empty: FilledValues): Begun {
  const files = new Map(Object.entries(kept.files ?? {}));
  const isHere = (ticket: string) => {
    const file = files.get(ticket);
    return file !== undefined && !isGone(file);
  };
  const typed = fields.flatMap((field): [string, string[]][] => {
    const name = answerName(field.key);
    const held: unknown = kept.answers?.[name];
    if (field.customField === null || !Array.isArray(held)) return [];
    const texts = held.filter((text) => typeof text === 'string');
    return [[name, isFileField(field.customField) ? texts.filter(isHere) : texts]];
  });
  for (const [ticket, file] of files) if (!isGone(file)) knowFile(ticket, file);
  return {
    values: {
      name: kept.name ?? empty.name,
      surname: kept.surname ?? empty.surname,
      email: kept.email ?? empty.email,
      answers: { ...empty.answers, ...Object.fromEntries(typed) },
    },
    step: kept.step ?? 0,
    gone: [...files.values()].filter(isGone).map(({ name }) => name),
  };
}

const keyOf = ({ company, form, sender }: DraftOf): string => `${company}/${form}/${sender ?? ''}`;

const drafts = draftStorage(() => sessionStorage);

const read = (key: string) => drafts.read(key) as Kept | null;

/** What was passed on is who signed in by their account: that says their name and address. */
function passedOn(of: DraftOf): Kept | null {
  if (of.sender === null) return null;
  const kept = read(keyOf({ ...of, sender: null }));
  if (kept?.isPassedOn !== true) return null;
  const { name: _name, surname: _surname, email: _email, isPassedOn: _is, ...rest } = kept;
  return rest;
}

/** Where a form begins that this tab may have a draft of; afterwards `useDraft` keeps it. */
export function useBegun(of: DraftOf, fields: readonly FilledField[], empty: FilledValues): Begun {
  const [begun] = useState(() => begunFrom(passedOn(of) ?? read(keyOf(of)) ?? {}, fields, empty));
  return begun;
}

export function useDraft<Values extends FilledValues>(
  { company, form: formId, sender }: DraftOf,
  form: UseFormReturn<Values>,
  begun: Begun,
): {
  /** The person is at this step. */
  reach: (step: number) => void;
  /** Keeps it for whoever signs in next. */
  passOn: () => void;
  forget: () => void;
} {
  const key = keyOf({ company, form: formId, sender });
  const step = useRef(begun.step);
  // What happens to the form once it is sent is nothing that somebody typed.
  const isSent = useRef(false);
  const keep = (more: Kept = {}) => {
    if (isSent.current) return;
    const { name, surname, email, answers } = form.getValues();
    const files = Object.fromEntries(
      Object.values(answers)
        .flat()
        .flatMap((text) => {
          const file = waitingFile(text);
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
    // Whoever comes back without having signed in passes nothing on.
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
