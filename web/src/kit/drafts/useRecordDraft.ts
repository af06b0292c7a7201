// Stores unsaved values of a record's form in the browser and offers them when the form is opened again.
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onHide, useLatest } from '../../ui/index.ts';
import { accessToken } from '../network/session.ts';
import type { DraftOwner } from './draftOwner.ts';
import { draftStorage } from './drafts.ts';
import { removeOldDrafts } from './oldDrafts.ts';
import type { Base } from '../record/formBases.ts';
import { isSame } from '../record/merge.ts';

const drafts = draftStorage(() => localStorage);

/** Milliseconds after the last change; serialising long texts is expensive. */
const pause = 400;

interface StoredDraft<Values> {
  /** The saved values when the typing began. */
  base: Base<Values>;
  values: Values;
  /** ISO 8601; last in the object, where `removeOldDrafts` reads it. */
  at: string;
}

/** What the note shows. */
export interface DraftOffer {
  at: string;
  /** The draft remains offered if the user cancels. */
  restore: () => void;
  discard: () => void;
}

/** For a form and the note above it. */
export interface Draft {
  /** The unsaved draft; null when there is none or the user has decided. */
  offer: DraftOffer | null;
  /** Stores the current values and returns whether that succeeded: the form's `guardUnsaved`. */
  keep: () => boolean;
}

export function useRecordDraft<Values extends FieldValues>({
  name,
  form,
  base,
  restore,
}: {
  /** Made of the record, the form and the owner; null stores nothing. */
  name: string | null;
  form: UseFormReturn<Values>;
  /** The current base of the form. */
  base: () => Base<Values>;
  /** Resolves to whether the user confirmed. */
  restore: (draft: { base: Base<Values>; values: Values }) => Promise<boolean>;
}): Draft & { settle: () => void } {
  const [found] = useState(() => {
    removeOldDrafts();
    return name === null ? null : stored<Values>(name);
  });
  const [offered, setOffered] = useState(() => (isOfForm(found, base()) ? found : null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The time of this form's own draft in storage. */
  const mine = useRef(found?.at);
  /** A draft of the same form in another tab is left to that tab. */
  const write = (draft: StoredDraft<Values> | null): boolean => {
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
    // An offered draft is not overwritten before the user has decided. After signing out nothing is stored.
    if (name === null || offered !== null || accessToken() === null) return false;
    const now: StoredDraft<Values> = {
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
    setOffered(null);
  };
  return {
    /** Deletes the draft of the saved values. An offered draft is older and not part of them. */
    settle: () => {
      if (offered === null) forget();
    },
    keep: () => keep.current(),
    offer: offered && {
      at: offered.at,
      restore: () => void restore(offered).then((isWanted) => isWanted && setOffered(null)),
      discard: forget,
    },
  };
}

/** Whether the browser stores an unsaved draft of this form. */
export const hasDraft = (owner: DraftOwner, form: string, recordId: string): boolean =>
  stored(draftName(owner, `${form} ${recordId}`)) !== null;

export const draftName = ({ companyId, personId }: DraftOwner, form: string): string =>
  `${companyId}/${personId}/${form}`;

const stored = <Values>(name: string) => drafts.read(name) as StoredDraft<Values> | null;

/** False for a draft of an older version of the form, with other fields. */
function isOfForm<Values extends object>(
  draft: StoredDraft<Values> | null,
  base: Base<Values>,
): boolean {
  const fields = (values: unknown) =>
    typeof values === 'object' && values !== null ? Object.keys(values).toSorted() : [];
  return [draft?.values, draft?.base?.values].every((values) =>
    isSame(fields(values), fields(base.values)),
  );
}
