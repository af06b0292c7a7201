// A form that saves by itself: a moment after the last change, one update at a time, and again where more was typed
// meanwhile. What is refused is tried again with the next change.
import { use, useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { useLatest } from '../useLatest.ts';
import { FormStateContext } from './context.ts';

/** Saves what is not saved yet; answers whether everything is. */
export type SaveRest = () => Promise<boolean>;

/** How long nothing must change before it is saved, in milliseconds. */
const pause = 700;

export function Autosave({
  save,
  rest,
}: {
  save: () => Promise<boolean>;
  rest: RefObject<SaveRest | null>;
}) {
  const form = useFormContext();
  const { isDirty } = useFormState({ control: form.control });
  const latest = useLatest({ save, isDirty });
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveRest = useRef(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    await running.current;
    if (!latest.current.isDirty) return true;
    running.current = latest.current.save();
    const isSaved = await running.current;
    running.current = null;
    // The form begins from what was saved only after this.
    await new Promise((resolve) => setTimeout(resolve, 30));
    return isSaved && (!latest.current.isDirty || saveRest.current());
  });
  useImperativeHandle(rest, () => () => saveRest.current());

  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      // Without a name it is not somebody who changed something.
      if (name === undefined) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveRest.current(), pause);
    });
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
    };
  }, [form]);
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
