// Opens the dialog «Удаление компании»; its form is loaded when it first opens.
import { useCallback } from 'react';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts } from '../../ui/index.ts';

/** `onDeleted` is called after the company was deleted. */
export function useDeleteCompany(
  onDeleted: () => void,
): (company: { id: string; name: string }) => Promise<void> {
  const { open } = useDataModals();
  const alerts = useAlerts();
  return useCallback(
    async ({ id, name }) => {
      const isDeleted = await open<boolean>((close) => (
        <DeleteCompanyModal id={id} name={name} onDeleted={() => close(true)} />
      ));
      if (isDeleted !== true) return;
      alerts.success(`Компания «${name}» удалена`);
      onDeleted();
    },
    [alerts, onDeleted, open],
  );
}

const DeleteCompanyModal = lazyPart(() => import('./DeleteCompanyModal.tsx'), 'DeleteCompanyModal');
