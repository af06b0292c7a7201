// «Создать заявку»: its dialog, and the page of what came of it.
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
  /** What else the person may see, and so choose. */
  sees: { people: boolean; courses: boolean };
  /** Fetches what is shown anew, where the answer does not tell which order it is. */
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
