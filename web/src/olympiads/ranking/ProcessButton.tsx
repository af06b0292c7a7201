// The «Обработать таблицу» button: starts the processing and follows it in a dialog; after closing it, the job is in
// «Задачах».
import { RefreshCcw } from 'lucide-react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { Button, lazyPart } from '../../ui/index.ts';
import type { ProcessButtonMutation } from '../../__generated__/ProcessButtonMutation.graphql.ts';

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
  const open = useDialog(onDone);
  const [start, isStarting] = useReportedMutation<ProcessButtonMutation>(graphql`
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
    const payload = await start({ input: { id: folderId } });
    if (!payload) return;
    const { job } = payload;
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
