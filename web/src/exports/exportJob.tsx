// Declares the job of a kind of export, with the button «Повторить» for a failed, stopped or expired one. If this browser
// has not requested the export, the button is a link to the list.
import { useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useParams } from 'react-router';
import type { KindOfJob } from '../jobs/index.ts';
import { companyCode } from '../kit/pages/Admin.ts';
import type { UserError } from '../kit/network/mutationResult.ts';
import { Button, LinkButton, useAlerts } from '../ui/index.ts';
import type { ExportKind } from './exportKind.ts';

interface ExportedList {
  /** Its path within the company. */
  path: string;
  /** The label of the link to it. */
  label: string;
}

export function exportJob<Input>(
  kind: ExportKind<Input>,
  {
    list,
    ...job
  }: Pick<KindOfJob, 'title' | 'failed' | 'stop' | 'amount'> & { list: ExportedList },
): KindOfJob {
  return {
    ...job,
    done: (count) => `Экспорт готов: ${job.amount(count)}`,
    stopped: 'Экспорт остановлен',
    Repeat: ({ jobId, onRepeated }) => {
      const send = kind.useRequest();
      const request = kind.requests.requestOf(jobId);
      if (request === null) return <ListLink {...list} />;
      return <RepeatButton send={() => send(request)} onRepeated={onRepeated} />;
    },
  };
}

function ListLink({ path, label }: ExportedList) {
  const code = companyCode({ params: useParams() });
  return (
    <LinkButton size="sm" to={`/${code}/${path}`}>
      {label}
    </LinkButton>
  );
}

function RepeatButton({
  send,
  onRepeated,
}: {
  send: () => Promise<readonly UserError[]>;
  onRepeated: () => void;
}) {
  const alerts = useAlerts();
  const [isSending, setSending] = useState(false);
  const repeat = async () => {
    setSending(true);
    const userErrors = await send();
    setSending(false);
    for (const { message } of userErrors) alerts.error(message);
    if (userErrors.length === 0) onRepeated();
  };
  return (
    <Button
      size="sm"
      icon={<RotateCw size={16} aria-hidden />}
      loading={isSending}
      onClick={() => void repeat()}
    >
      Повторить
    </Button>
  );
}
