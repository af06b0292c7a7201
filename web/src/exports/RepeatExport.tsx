// The button «Повторить» for a failed, stopped or expired export. If this browser has no settings of the export, it is
// a link to the list.
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import type { RepeatProps } from '../jobs/index.ts';
import { companyCode } from '../kit/pages/Admin.ts';
import { Button, LinkButton, useAlerts } from '../ui/index.ts';
import type { ExportOrders } from './exportOrders.ts';
import type { OrderExport } from './useExportOrder.ts';

export function RepeatExport<Input>({
  jobId,
  onRepeated,
  orders,
  order,
  list,
}: RepeatProps & {
  orders: ExportOrders<Input>;
  order: OrderExport<Input>;
  /** Path of the list within the company, and the label of the link to it. */
  list: { path: string; label: string };
}) {
  const code = companyCode({ params: useParams() });
  const alerts = useAlerts();
  const [isOrdering, setOrdering] = useState(false);
  const known = orders.orderOf(jobId);
  if (!known) {
    return (
      <LinkButton size="sm" to={`/${code}/${list.path}`}>
        {list.label}
      </LinkButton>
    );
  }
  const repeat = async () => {
    setOrdering(true);
    const userErrors = await order(known);
    setOrdering(false);
    for (const { message } of userErrors) alerts.error(message);
    if (userErrors.length === 0) onRepeated();
  };
  return (
    <Button
      size="sm"
      icon={<RotateCw size={16} aria-hidden />}
      loading={isOrdering}
      onClick={() => void repeat()}
    >
      Повторить
    </Button>
  );
}
