// A form that saves by itself: a moment after the last change, one update at a time, and again where more was typed
// meanwhile. What is refused is tried again with the next change.
import { use, useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../text/Button.tsx';
import { useLatest } from '../behaviour/useLatest.ts';
import { FormStateContext } from './context.ts';

/** Saves what is not saved yet; answers whether everything is. */
export type SaveRest = () => Promise<boolean>;

/** How long nothing must change before it is saved, in milliseconds. */
const pause = 700;

/** How long a form takes to begin anew, in milliseconds. */
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
  /** At this moment: what is drawn comes later. */
  const isDirty = useRef(false);
  /** How often something was changed. */
  const changes = useRef(0);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Until nothing is left, or something stands in the way. */
  const saveAll = async (): Promise<boolean> => {
    while (isDirty.current) {
      const sent = changes.current;
      const isSaved = await latest.current();
      // What was refused may stand there no more, and the change that came meanwhile waits for this one.
      if (!isSaved && changes.current === sent) return false;
      // The form begins from what was saved only after this.
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
        // Without a name it is not somebody who changed something.
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

/** What has become of the changes, for whoever looks. */
export function SaveNote() {
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
