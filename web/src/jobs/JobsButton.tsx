// The button «Задачи» in the top bar with the number of running jobs. The panel and the subscriptions are loaded when
// they are needed.
import { ListChecks } from 'lucide-react';
import { useFollowedJobs } from '../kit/actions/followedJobs.ts';
import {
  Box,
  CountBubble,
  ErrorBoundary,
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
        {(close) => (
          <ErrorBoundary
            loading={<LoadingState />}
            fallback={() => (
              <Text>Не удалось загрузить задачи. Закройте этот список и откройте ещё раз.</Text>
            )}
          >
            <JobsPanel companyId={companyId} onLeave={close} />
          </ErrorBoundary>
        )}
      </Popover>
      <CountBubble count={count} tone="primary" />
      {count > 0 && (
        <ErrorBoundary resetOn={count} fallback={() => null}>
          <JobsFollower companyId={companyId} ids={followed} />
        </ErrorBoundary>
      )}
    </Box>
  );
}

const JobsPanel = lazyPart(() => import('./JobsPanel.tsx'), 'JobsPanel');
const JobsFollower = lazyPart(() => import('./JobsFollower.tsx'), 'JobsFollower');
