// «Задачи» in the top bar: how much is being done, and the panel with it. Both come in a part that loads when there is
// something to follow, or when somebody looks.
import { Suspense } from 'react';
import { ListChecks } from 'lucide-react';
import { useFollowedJobs } from '../kit/followedJobs.ts';
import { ErrorBoundary } from '../kit/PageBoundary.tsx';
import {
  Box,
  CountBubble,
  IconButton,
  LoadingState,
  Popover,
  Text,
  lazyPart,
} from '../ui/index.ts';

export function JobsButton({ companyId }: { companyId: string }) {
  const followed = useFollowedJobs(companyId);
  const count = followed.length;
  return (
    <Box position="relative">
      <Popover
        label="Задачи"
        placement="bottom end"
        trigger={
          <IconButton
            icon={<ListChecks />}
            label={count === 0 ? 'Задачи' : `Задачи: выполняется ${String(count)}`}
            title="Задачи"
          />
        }
      >
        <ErrorBoundary
          resetOn={null}
          fallback={() => (
            <Text>Не удалось загрузить задачи. Закройте этот список и откройте ещё раз.</Text>
          )}
        >
          <Suspense fallback={<LoadingState />}>
            <JobsPanel companyId={companyId} />
          </Suspense>
        </ErrorBoundary>
      </Popover>
      <CountBubble count={count} tone="primary" />
      {count > 0 && (
        <ErrorBoundary resetOn={count} fallback={() => null}>
          <Suspense>
            <JobsFollower ids={followed} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}

const JobsPanel = lazyPart(() => import('./JobsPanel.tsx'), 'JobsPanel');
const JobsFollower = lazyPart(() => import('./JobsFollower.tsx'), 'JobsFollower');
