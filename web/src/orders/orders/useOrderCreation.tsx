// «Создать заявку»: opens the dialog, then the page of the new order.
import { useNavigate } from 'react-router';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts } from '../../ui/index.ts';

const CreateOrderModal = lazyPart(() => import('./CreateOrderModal.tsx'), 'CreateOrderModal');

export function useOrderCreation({
  companyId,
  code,
  sees,
  refresh,
}: {
  companyId: string;
  code: string;
  /** Which other records the user may see and select. */
  sees: { people: boolean; courses: boolean };
  /** Refetches the page when the server doesn't return the new order's id. */
  refresh: () => void;
}): () => Promise<void> {
  const alerts = useAlerts();
  const modals = useDataModals();
  const navigate = useNavigate();
  return async () => {
    const databaseId = await modals.open<number | null>((close) => (
      <CreateOrderModal companyId={companyId} sees={sees} onDone={close} />
    ));
    if (databaseId === undefined) return;
    alerts.success('Заявка создана');
    if (databaseId === null) refresh();
    else await navigate(`/${code}/orders/${String(databaseId)}`);
  };
}
