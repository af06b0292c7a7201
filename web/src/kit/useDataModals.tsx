// Modals that read or change data. The manager of modals stands above all screens, also those that load without Relay;
// so what such a modal shows gets the store here.
import { startTransition, Suspense, useMemo, type ReactNode } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay';
import { useModals, type CloseModal, type Modals } from '../ui/index.ts';

export function useDataModals(): Modals {
  const { open } = useModals();
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      open: <Result,>(render: (close: CloseModal<Result>) => ReactNode) =>
        open<Result>((close) => (
          <RelayEnvironmentProvider environment={environment}>
            {/* The page stays while the modal's code and data are on their way. */}
            <Suspense>{render(close)}</Suspense>
          </RelayEnvironmentProvider>
        )),
    }),
    [environment, open],
  );
}

/** For the dialogs over a list or a record: `onDone` comes after one that did what it is for. */
export function useDialog(onDone: () => void): (render: (onDone: () => void) => ReactNode) => void {
  const { open } = useDataModals();
  return (render) =>
    void open((close) =>
      render(() => {
        close();
        // What is on the screen stays there while it is fetched anew.
        startTransition(onDone);
      }),
    );
}
