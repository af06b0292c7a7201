// A part of a page with its own loading and error state, for example the content of a tab or a card.
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Button, Card, ErrorBoundary, ErrorState, LoadingState, Text } from '../../ui/index.ts';
import { isUnsupported, reasonOf } from '../network/errors.ts';
import { NotThere, useFreshPage } from './PageBoundary.tsx';

export function PagePart({
  among = false,
  children,
}: {
  /** One of several cards: renders nothing where the server lacks this feature. */
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
  if (isUnsupported(error)) return <NotThere />;
  const reason = reasonOf(error);
  // The page itself handles lost sessions and missing code.
  if (reason === null || reason.code === 'UNAUTHENTICATED') throw error;
  return <ErrorState isBusy={reason.isBusy} message={reason.message} onRetry={retry} />;
}

function FailedCard({ error }: { error: unknown }) {
  const retry = useFreshPage();
  if (isUnsupported(error)) return null;
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
