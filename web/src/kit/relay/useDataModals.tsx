// Modals that read or change data. The manager of modals stands above all screens, also those that load without Relay;
// so what such a modal shows gets the store here.
import { startTransition, useMemo, type ComponentType, type ReactNode } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay';
import { useModals, type CloseModal, type Modals } from '../../ui/index.ts';
import type { PagedRecordDialog } from '../actions/useSave.ts';

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

/** The dialog of a record: opened with the one that is changed, or null for a new one, which then opens where it has a page. */
export function useRecordDialog<Key>(
  Dialog: ComponentType<PagedRecordDialog<Key>>,
  {
    companyId,
    onDone,
    onMade,
  }: {
    companyId: string;
    onDone: () => void;
    onMade?: ((databaseId: number) => void) | undefined;
  },
): (record: Key | null) => void {
  const { open } = useDataModals();
  return (record) =>
    void open((close) => {
      const done = () => {
        close();
        startTransition(onDone);
      };
      return (
        <Dialog
          companyId={companyId}
          record={record}
          onDone={done}
          onMade={(databaseId) => {
            if (databaseId === undefined || !onMade) return done();
            close();
            onMade(databaseId);
          }}
        />
      );
    });
}
