// The time of the next call to a customer, highlighted when it is due.
import { Badge, formatDateTime } from '../../ui/index.ts';

export function CallTime({ at }: { at: string }) {
  if (!hasCome(at)) return formatDateTime(at);
  return <Badge tone="danger">{`Пора: ${formatDateTime(at)}`}</Badge>;
}

const hasCome = (at: string, now = Date.now()): boolean => Date.parse(at) <= now;
