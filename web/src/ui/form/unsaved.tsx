// Asks before unsaved changes are lost: on the way to another screen or another tab of the same one, on closing the
// browser's tab, on closing a modal.
import { use, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../overlay/confirm.tsx';
import { OpenedModalContext } from '../overlay/openedModal.ts';
import { useLatest } from '../useLatest.ts';

const question = (isKept: boolean) => ({
  title: 'Есть несохранённые изменения',
  description: isKept
    ? 'Они останутся в этом браузере: когда вы откроете эту страницу снова, их можно будет вернуть.'
    : 'Если уйти сейчас, они пропадут.',
  confirmLabel: 'Уйти без сохранения',
  cancelLabel: 'Остаться',
  danger: !isKept,
});

/**
 * For screens whose unsaved things are not in a `Form guardUnsaved`. Needs a data router. What saves by itself says how
 * (`save`, which answers whether all of it is saved): then only what can't be saved is asked about. `keep` puts aside what
 * is left unsaved, and answers whether it could.
 */
export function useUnsavedGuard(
  hasUnsaved: boolean,
  save?: () => Promise<boolean>,
  keep?: () => boolean,
): void {
  const confirmation = useConfirm();
  const confirm = useLatest(() => confirmation(question(keep?.() ?? false)));
  const modal = use(OpenedModalContext);
  // A modal that was closed is on the screen for a moment still: what is in it was sent, or given up.
  const isDirty = hasUnsaved && modal?.isOpen !== false;
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
      const leave = isSaved || (await confirm.current());
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
    modal.askBeforeClosing(() => confirm.current());
    return () => modal.askBeforeClosing(null);
  }, [modal, isDirty, confirm]);
}

/** The guard as an element, for where it is wanted only sometimes. */
export function UnsavedGuard({
  isDirty,
  save,
  keep,
}: {
  isDirty: boolean;
  save?: (() => Promise<boolean>) | undefined;
  keep?: (() => boolean) | undefined;
}) {
  useUnsavedGuard(isDirty, save, keep);
  return null;
}
