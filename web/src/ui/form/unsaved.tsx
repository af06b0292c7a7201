// Asks before unsaved changes are lost: on the way to another screen or another tab of the same one, on closing the
// browser's tab, on closing a modal.
import { use, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../overlay/confirm.tsx';
import { OpenedModalContext } from '../overlay/openedModal.ts';

const question = {
  title: 'Есть несохранённые изменения',
  description: 'Если уйти сейчас, они пропадут.',
  confirmLabel: 'Уйти без сохранения',
  cancelLabel: 'Остаться',
  danger: true,
};

/**
 * For screens whose unsaved things are not in a `Form guardUnsaved`. Needs a data router. What saves by itself says how
 * (`save`, which answers whether all of it is saved): then only what can't be saved is asked about.
 */
export function useUnsavedGuard(isDirty: boolean, save?: () => Promise<boolean>): void {
  const confirm = useConfirm();
  const modal = use(OpenedModalContext);
  const asking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // What stands in the address decides what is on the screen; the hash is only a place on it.
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return;
    const ask = async () => {
      asking.current = true;
      const isSaved = save !== undefined && (await save().catch(() => false));
      const leave = isSaved || (await confirm(question));
      asking.current = false;
      if (leave) blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker, confirm, save]);

  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);

  useEffect(() => {
    if (!modal || !isDirty) return;
    modal.askBeforeClosing(() => confirm(question));
    return () => modal.askBeforeClosing(null);
  }, [modal, isDirty, confirm]);
}

/** The guard as an element, for where it is wanted only sometimes. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty);
  return null;
}
