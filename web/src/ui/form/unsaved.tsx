// Asks before unsaved changes are lost: on navigation, on closing the browser tab, and on closing a modal.
import { use, useEffect, useRef, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../overlay/confirm.tsx';
import { OpenedModalContext } from '../overlay/openedModal.ts';
import { useLatest } from '../behaviour/useLatest.ts';

const question = (isDraftStored: boolean) => ({
  title: 'Есть несохранённые изменения',
  description: isDraftStored
    ? 'Они останутся в этом браузере: когда вы откроете эту страницу снова, их можно будет вернуть.'
    : 'Если уйти сейчас, они пропадут.',
  confirmLabel: 'Уйти без сохранения',
  cancelLabel: 'Остаться',
  danger: !isDraftStored,
});

interface Guard {
  isDirty: boolean;
  save: (() => Promise<boolean>) | undefined;
  keep: (() => boolean) | undefined;
}

/** All mounted guards. The router asks only the last one, which answers for all. */
const guards = new Set<RefObject<Guard>>();

const dirtyGuards = (): Guard[] =>
  [...guards].map(({ current }) => current).filter(({ isDirty }) => isDirty);

/** Runs automatic saves; returns the guards that are still dirty. */
async function saved(dirty: readonly Guard[]): Promise<Guard[]> {
  const unsaved: Guard[] = [];
  for (const guard of dirty) {
    const isSaved = guard.save !== undefined && (await guard.save().catch(() => false));
    if (!isSaved) unsaved.push(guard);
  }
  return unsaved;
}

/** Stores the drafts that can be stored and asks about the rest. */
const askAbout = (unsaved: readonly Guard[]) =>
  question(unsaved.map(({ keep }) => keep?.() ?? false).every(Boolean));

/**
 * For unsaved changes outside of a `Form guardUnsaved`. Needs a data router. `save` saves automatically and returns
 * whether everything is saved; only the rest is asked about. `keep` stores the rest as a draft and returns whether that
 * succeeded.
 */
export function useUnsavedGuard(
  hasUnsaved: boolean,
  save?: () => Promise<boolean>,
  keep?: () => boolean,
): void {
  const confirmation = useConfirm();
  const modal = use(OpenedModalContext);
  // A closed modal stays mounted during its animation; its content was saved or discarded.
  const isDirty = hasUnsaved && modal?.isOpen !== false;
  const guard = useLatest({ isDirty, save, keep });
  const confirm = useLatest((unsaved: readonly Guard[]) => confirmation(askAbout(unsaved)));
  const asking = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A change of the path or query changes the screen; a change of the hash doesn't.
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

/** The guard as a component, for conditional use. */
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
