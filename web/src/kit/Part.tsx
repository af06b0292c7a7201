// A part of a page that comes and fails by itself: what stands in a tab, or a card among others.
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Card, ErrorBoundary, ErrorState, LoadingState, Text } from '../ui/index.ts';
import { isNotThere, reasonOf } from './errors.ts';
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
  return <ErrorState message={reason.message} onRetry={retry} />;
}

function FailedCard({ error }: { error: unknown }) {
  if (isNotThere(error)) return null;
  return (
    <Card>
      <Text tone="muted">
        {reasonOf(error)?.message ?? 'Не удалось загрузить эту часть. Обновите страницу.'}
      </Text>
    </Card>
  );
}
