// The modal manager: opens modals from anywhere, stacks them, and resolves when they close.
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { motion } from '../theme/tokens.ts';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import { useLatest } from '../behaviour/useLatest.ts';
import { useAlerts } from './alerts.tsx';
import { OpenedModalContext, type OpenedModal } from './openedModal.ts';

export type CloseModal<Result> = (result?: Result) => void;

export type Modals = {
  /**
   * Renders a `<Modal>` above everything. Resolves to the value it was closed with, or undefined when it was dismissed.
   */
  open: <Result = void>(
    render: (close: CloseModal<Result>) => ReactNode,
  ) => Promise<Result | undefined>;
};

export function useModals(): Modals {
  const modals = use(ModalsContext);
  if (!modals) throw new Error('useModals needs UiProvider above it');
  return modals;
}

const ModalsContext = createContext<Modals | null>(null);

type Entry = OpenedModal & { id: number; close: () => void; render: () => ReactNode };

export function ModalsProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const lastId = useRef(0);
  const { key: place } = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const lastPlace = useRef(place);
  const opened = useLatest(entries);

  // Back and forward navigation closes modals.
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    if (isWayBack) for (const { close } of opened.current) close();
  }, [place, isWayBack, opened]);

  const modals = useMemo(
    (): Modals => ({
      open: <Result,>(render: (close: CloseModal<Result>) => ReactNode) =>
        new Promise<Result | undefined>((resolve) => {
          lastId.current += 1;
          const id = lastId.current;
          const close = (result?: Result) => {
            resolve(result);
            setEntries((all) =>
              all.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)),
            );
            setTimeout(
              () => setEntries((all) => all.filter((entry) => entry.id !== id)),
              leaveTime,
            );
          };
          let mayClose: (() => Promise<boolean>) | null = null;
          const dismiss = async () => {
            if (!mayClose || (await mayClose())) close();
          };
          const entry: Entry = {
            id,
            isOpen: true,
            close,
            render: () => render(close),
            dismiss: () => void dismiss(),
            askBeforeClosing: (ask) => {
              mayClose = ask;
            },
          };
          setEntries((all) => [...all, entry]);
        }),
    }),
    [],
  );

  return (
    <ModalsContext value={modals}>
      {children}
      {entries.map((entry) => (
        <OpenedModalContext key={entry.id} value={entry}>
          {/* The page is not suspended while the modal's code and data load, nor replaced when they fail. */}
          <ErrorBoundary fallback={() => <Failed onClose={entry.close} />}>
            {entry.render()}
          </ErrorBoundary>
        </OpenedModalContext>
      ))}
    </ModalsContext>
  );
}

/** Milliseconds for the closing animation before the modal is unmounted. */
const leaveTime = Number.parseInt(motion, 10) + 100;

function Failed({ onClose }: { onClose: () => void }) {
  const { error } = useAlerts();
  useEffect(() => {
    error('Не удалось открыть. Проверьте связь и попробуйте ещё раз.');
    onClose();
  }, [error, onClose]);
  return null;
}
