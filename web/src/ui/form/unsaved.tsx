// Asks before unsaved changes are lost: on the way to another screen or another tab of the same one, on closing the
// browser's tab, on closing a modal.
import { use, useEffect, useRef, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../overlay/confirm.tsx';
import { OpenedModalContext } from '../overlay/openedModal.ts';
import { useLatest } from '../behaviour/useLatest.ts';

const question = (isKept: boolean) => ({
  title: 'Есть несохранённые изменения',
  description: isKept
    ? 'Они останутся в этом браузере: когда вы откроете эту страницу снова, их можно будет вернуть.'
    : 'Если уйти сейчас, они пропадут.',
  confirmLabel: 'Уйти без сохранения',
  cancelLabel: 'Остаться',
  danger: !isKept,
});

interface Guard {
  isDirty: boolean;
  save: (() => Promise<boolean>) | undefined;
  keep: (() => boolean) | undefined;
}

/** All on the screen. The router asks the last of them alone, which answers for all. */
const guards = new Set<RefObject<Guard>>();

const dirtyGuards = (): Guard[] =>
  [...guards].map(({ current }) => current).filter(({ isDirty }) => isDirty);

/** Saves what saves by itself; answers what is unsaved then. */
async function saved(dirty: readonly Guard[]): Promise<Guard[]> {
  const unsaved: Guard[] = [];
  for (const guard of dirty) {
    const isSaved = guard.save !== undefined && (await guard.save().catch(() => false));
    if (!isSaved) unsaved.push(guard);
  }
  return unsaved;
}

/** Puts aside what can be. */
const askAbout = (unsaved: readonly Guard[]) =>
  question(unsaved.map(({ keep }) => keep?.() ?? false).every(Boolean));

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
  const modal = use(OpenedModalContext);
  // A modal that was closed is on the screen for a moment still: what is in it was sent, or given up.
  const isDirty = hasUnsaved && modal?.isOpen !== false;
  const guard = useLatest({ isDirty, save, keep });
  const confirm = useLatest((unsaved: readonly Guard[]) => confirmation(askAbout(unsaved)));
  const asking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // What stands in the address decides what is on the screen; the hash is only a place on it.
      dirtyGuards().length > 0 &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [guard]);

  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return;
    const ask = async () => {
      asking.current = true;
      const dirty = dirtyGuards();
      const unsaved = dirty.some(({ save: saves }) => saves) ? await saved(dirty) : dirty;
      const leave = unsaved.length === 0 || (await confirm.current(unsaved));
      asking.current = false;
      if (leave) blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker, confirm]);

  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);

  useEffect(() => {
    if (!modal || !isDirty) return;
    modal.askBeforeClosing(() => confirm.current([guard.current]));
    return () => modal.askBeforeClosing(null);
  }, [modal, isDirty, confirm, guard]);
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
