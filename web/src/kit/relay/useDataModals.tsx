// Modals that read or change data. The modal manager is above all screens, including those that load without Relay, so
// these modals get the Relay environment here.
import { startTransition, useMemo, type ComponentType, type ReactNode } from 'react';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay';
import { useModals, type CloseModal, type Modals } from '../../ui/index.ts';
import type { PagedRecordDialogProps } from '../actions/useSubmit.ts';

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

/** For dialogs of a list or a record; `onDone` is called after success. */
export function useDialog(onDone: () => void): (render: (onDone: () => void) => ReactNode) => void {
  const { open } = useDataModals();
  return (render) =>
    void open((close) =>
      render(() => {
        close();
        // A transition keeps the current content on the screen while it is refetched.
        startTransition(onDone);
      }),
    );
}

/** The dialog of a record: null creates one, and its page opens if it has one. */
export function useRecordDialog<Key>(
  Dialog: ComponentType<PagedRecordDialogProps<Key>>,
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
          onCreated={(databaseId) => {
            if (databaseId === undefined || !onMade) return done();
            close();
            onMade(databaseId);
          }}
        />
      );
    });
}
