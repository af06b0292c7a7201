// What was typed into the form of a record, kept by the browser until it is saved, and offered when the form is opened again.
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onHide, useLatest } from '../../ui/index.ts';
import { accessToken } from '../network/session.ts';
import type { DraftOwner } from './draftOwner.ts';
import { draftsIn } from './drafts.ts';
import { dropOldDrafts } from './oldDrafts.ts';
import type { Base } from '../record/began.ts';
import { isSame } from '../record/merge.ts';

const drafts = draftsIn(() => localStorage);

/** Milliseconds after the last change: texts may be long. */
const pause = 400;

interface Kept<Values> {
  /** What it was typed over. */
  base: Base<Values>;
  values: Values;
  /** When, as ISO 8601; `dropOldDrafts` reads it at the end. */
  at: string;
}

/** What a screen offers. */
export interface DraftOffer {
  at: string;
  /** Stays offered where the person thinks again. */
  restore: () => void;
  discard: () => void;
}

/** For a form and the note over it. */
export interface Draft {
  /** What was typed before and not saved; null where there is nothing, or the person has chosen. */
  offer: DraftOffer | null;
  /** Keeps what is typed by now, and answers whether it could: the `guardUnsaved` of a form. */
  keep: () => boolean;
}

export function useRecordDraft<Values extends FieldValues>({
  name,
  form,
  base,
  restore,
}: {
  /** Of the record, its form, and whose draft it is; null keeps none. */
  name: string | null;
  form: UseFormReturn<Values>;
  /** What the form has begun from, as it is now. */
  base: () => Base<Values>;
  /** Answers whether the person wants it. */
  restore: (draft: { base: Base<Values>; values: Values }) => Promise<boolean>;
}): Draft & { settle: () => void } {
  const [found] = useState(() => {
    dropOldDrafts();
    return name === null ? null : stored<Values>(name);
  });
  const [kept, setKept] = useState(() => (isOfForm(found, base()) ? found : null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When what the browser keeps was typed, as far as it is this form's. */
  const mine = useRef(found?.at);
  /** What the same form in another tab keeps is left to it. */
  const write = (draft: Kept<Values> | null): boolean => {
    if (name === null) return false;
    const there = stored<Values>(name);
    if (there !== null && there.at !== mine.current) return false;
    const isWritten = drafts.write(name, draft);
    if (isWritten) mine.current = draft?.at;
    return isWritten;
  };
  const keep = useLatest(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // What is offered stays until the person has chosen. Whoever signs out leaves nothing behind.
    if (name === null || kept !== null || accessToken() === null) return false;
    const now: Kept<Values> = {
      base: base(),
      values: form.getValues(),
      at: new Date().toISOString(),
    };
    return write(isSame(now.base.values, now.values) ? null : now);
  });
  useEffect(() => {
    if (name === null) return;
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keep.current(), pause);
    });
    const keepRest = () => {
      if (timer.current !== undefined) keep.current();
    };
    const end = onHide(keepRest);
    return () => {
      keepRest();
      unsubscribe();
      end();
    };
  }, [name, form, keep]);
  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    write(null);
    setKept(null);
  };
  return {
    /** Of what was saved nothing is kept. What is offered was typed before, and is not in it. */
    settle: () => {
      if (kept === null) forget();
    },
    keep: () => keep.current(),
    offer: kept && {
      at: kept.at,
      restore: () => void restore(kept).then((isWanted) => isWanted && setKept(null)),
      discard: forget,
    },
  };
}

/** Whether the browser keeps something that was typed into the form of a record and not saved. */
export const hasDraft = (owner: DraftOwner, form: string, recordId: string): boolean =>
  stored(draftName(owner, `${form} ${recordId}`)) !== null;

export const draftName = ({ companyId, personId }: DraftOwner, form: string): string =>
  `${companyId}/${personId}/${form}`;

const stored = <Values>(name: string) => drafts.read(name) as Kept<Values> | null;

/** One that an older form has written is not. */
function isOfForm<Values extends object>(kept: Kept<Values> | null, base: Base<Values>): boolean {
  const fields = (values: unknown) =>
    typeof values === 'object' && values !== null ? Object.keys(values).toSorted() : [];
  return [kept?.values, kept?.base?.values].every((values) =>
    isSame(fields(values), fields(base.values)),
  );
}
