// Automatic saving of a form: shortly after the last change, one update at a time. Rejected values are sent again with
// the next change.
import { use, useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../text/Button.tsx';
import { useLatest } from '../behaviour/useLatest.ts';
import { FormStateContext } from './context.ts';

/** Saves the remaining changes; resolves to whether everything is saved. */
export type SaveRest = () => Promise<boolean>;

/** Milliseconds without a change before a save. */
const pause = 700;

/** Milliseconds for the form to reset to the saved values. */
const settled = 30;

export function Autosave({
  save,
  rest,
}: {
  save: () => Promise<boolean>;
  rest: RefObject<SaveRest | null>;
}) {
  const { subscribe } = useFormContext();
  const latest = useLatest(save);
  /** The current state; rendered state lags behind. */
  const isDirty = useRef(false);
  /** Counts changes, to detect those made during a save. */
  const changes = useRef(0);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Repeats until nothing is unsaved or a save fails. */
  const saveAll = async (): Promise<boolean> => {
    while (isDirty.current) {
      const sent = changes.current;
      const isSaved = await latest.current();
      // After a failed save, a change made meanwhile may have corrected the value, so it is tried again.
      if (!isSaved && changes.current === sent) return false;
      // The form resets to the saved values only after this.
      await new Promise((resolve) => setTimeout(resolve, settled));
    }
    return true;
  };
  const saveRest = useRef((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= saveAll().finally(() => {
      running.current = null;
    });
    return running.current;
  });
  useImperativeHandle(rest, () => () => saveRest.current());

  useEffect(() => {
    const leave = subscribe({
      formState: { isDirty: true, values: true },
      callback: ({ isDirty: now, name }) => {
        isDirty.current = now ?? isDirty.current;
        // react-hook-form reports resets without a field name; only changes of a field count.
        if (name === undefined) return;
        changes.current += 1;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void saveRest.current(), pause);
      },
    });
    return () => {
      clearTimeout(timer.current);
      leave();
    };
  }, [subscribe]);
  return null;
}

/** Shows the save status. */
export function SaveStatus() {
  const state = use(FormStateContext);
  const { control } = useFormContext();
  const { isDirty } = useFormState({ control });
  if (state?.isSubmitting) return <Note>Сохраняется…</Note>;
  if (state?.hasFailed) {
    return (
      <Note data-failed>
        <CircleAlert size={14} aria-hidden />
        Не сохранено
        <Button size="sm" variant="ghost" type="submit">
          Повторить
        </Button>
      </Note>
    );
  }
  return <Note>{isDirty ? 'Изменено' : 'Сохранено'}</Note>;
}

const Note = chakra('output', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'muted',
    fontSize: 'xs',
    '&[data-failed]': { color: 'danger' },
  },
});
