// Modals that read or change data. The manager of modals stands above all screens, also those that load without Relay;
// so what such a modal shows gets the store here.
import { Suspense, useMemo, type ReactNode } from 'react';
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
