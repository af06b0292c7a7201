// Modals that read or change data. The manager of modals stands above all screens, also those that load without Relay;
// so what such a modal shows gets the store here.
import { startTransition, useMemo, type ComponentType, type ReactNode } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay';
import { useModals, type CloseModal, type Modals } from '../ui/index.ts';
import type { RecordDialog } from './useSave.ts';

export function useDataModals(): Modals {
  const { open } = useModals();
  const environment = useRelayEnvironment();
  return useMemo(
    () => ({
      open: <Result,>(render: (close: CloseModal<Result>) => ReactNode) =>
        open<Result>((close) => (
          <RelayEnvironmentProvider environment={environment}>
            {render(close)}
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

/** The dialog of a record: opened with the one that is changed, or null for a new one. */
export function useRecordDialog<Key>(
  Dialog: ComponentType<RecordDialog<Key>>,
  { companyId, onDone }: { companyId: string; onDone: () => void },
): (record: Key | null) => void {
  const open = useDialog(onDone);
  return (record) => open((done) => <Dialog companyId={companyId} record={record} onDone={done} />);
}
