// A part of a page that comes and fails by itself: what stands in a tab, or a card among others.
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Button, Card, ErrorBoundary, ErrorState, LoadingState, Text } from '../../ui/index.ts';
import { isNotThere, reasonOf } from '../network/errors.ts';
import { NotThere, useFreshPage } from './PageBoundary.tsx';

export function Part({
  among = false,
  children,
}: {
  /** A card among others: left out where the server has nothing of the kind. */
  among?: boolean;
  children: ReactNode;
}) {
  const data: unknown = useLoaderData();
  return (
    <ErrorBoundary
      resetOn={data}
      loading={<LoadingState />}
      fallback={(error) => (among ? <FailedCard error={error} /> : <FailedTab error={error} />)}
    >
      {children}
    </ErrorBoundary>
  );
}

function FailedTab({ error }: { error: unknown }) {
  const retry = useFreshPage();
  if (isNotThere(error)) return <NotThere />;
  const reason = reasonOf(error);
  // Of whoever may not be here, and of code that did not come, the page tells.
  if (reason === null || reason.code === 'UNAUTHENTICATED') throw error;
  return <ErrorState isBusy={reason.isBusy} message={reason.message} onRetry={retry} />;
}

function FailedCard({ error }: { error: unknown }) {
  const retry = useFreshPage();
  if (isNotThere(error)) return null;
  const reason = reasonOf(error);
  return (
    <Card>
      <Text tone="muted">
        {reason?.message ?? 'Не удалось загрузить эту часть. Обновите страницу.'}
      </Text>
      {reason?.isBusy && (
        <Button size="sm" onClick={retry}>
          Повторить сейчас
        </Button>
      )}
    </Card>
  );
}
