// The «Обработать таблицу» button: starts the processing and follows it in a dialog; after closing it, the job is in
// «Задачах».
import { RefreshCcw } from 'lucide-react';
import { graphql } from 'react-relay';
import { succeeded } from '../kit/network/mutationResult.ts';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useDialog } from '../kit/relay/useDataModals.tsx';
import { useMutation } from '../kit/relay/useMutation.ts';
import { Button, lazyPart, useAlerts } from '../ui/index.ts';
import type { ProcessButtonMutation } from '../__generated__/ProcessButtonMutation.graphql.ts';

const ProcessingModal = lazyPart(() => import('./ProcessingModal.tsx'), 'ProcessingModal');

export function ProcessButton({
  folderId,
  companyId,
  isNeeded,
  onDone,
}: {
  folderId: string;
  companyId: string;
  /** The ranking does not exist or is stale. */
  isNeeded: boolean;
  /** The ranking has changed. */
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const open = useDialog(onDone);
  const [start, isStarting] = useMutation<ProcessButtonMutation>(graphql`
    mutation ProcessButtonMutation($input: ProcessTestResultFolderInput!) {
      processTestResultFolder(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const begin = async () => {
    const answer = await start({ variables: { input: { id: folderId } } });
    if (!succeeded(answer, alerts)) return;
    const { job } = answer.response.processTestResultFolder;
    if (!job) return;
    followJob({ id: job.id, companyId });
    open((done) => <ProcessingModal jobId={job.id} onDone={done} />);
  };
  return (
    <Button
      variant={isNeeded ? 'primary' : 'secondary'}
      icon={<RefreshCcw size={16} aria-hidden />}
      loading={isStarting}
      onClick={() => void begin()}
    >
      Обработать таблицу
    </Button>
  );
}
