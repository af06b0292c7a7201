// «Повторить» beside an export that failed, was stopped, or whose link has expired: orders the same once more. Where this
// browser does not know what was ordered, the way leads to the list.
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import { companyCode } from '../shell/Admin.ts';
import { Button, LinkButton, useAlerts } from '../ui/index.ts';
import { orderOf } from './courseExportOrders.ts';
import { useOrderExport } from './useOrderExport.ts';

export function RepeatCourseExport({
  jobId,
  onRepeated,
}: {
  jobId: string;
  onRepeated: () => void;
}) {
  const code = companyCode({ params: useParams() });
  const alerts = useAlerts();
  const order = useOrderExport();
  const [isOrdering, setOrdering] = useState(false);
  const known = orderOf(jobId);
  if (!known) {
    return (
      <LinkButton size="sm" to={`/${code}/courses`}>
        К курсам
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
