// The attempt beside the checking queue; its answers are loaded when it is selected.
import { startTransition, useState } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Text } from '../../ui/index.ts';
import { AttemptPanel, type AttemptPanelProps } from './AttemptPanel.tsx';
import type { AttemptPanelLoaderQuery } from '../../__generated__/AttemptPanelLoaderQuery.graphql.ts';

export function AttemptPanelLoader({ id, ...panel }: AttemptPanelProps & { id: string }) {
  const [times, setTimes] = useState(0);
  const { node } = useLazyQuery<AttemptPanelLoaderQuery>(
    graphql`
      query AttemptPanelLoaderQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ...AttemptPanel_attempt @alias(as: "attempt")
        }
      }
    `,
    { id },
    // Refetched when it is reopened, because others may have judged it meanwhile.
    { fetchKey: times, fetchPolicy: times === 0 ? 'store-and-network' : 'network-only' },
  );
  if (!node?.attempt) {
    return <Text tone="muted">Попытки больше нет, или её проверяет кто-то другой.</Text>;
  }
  return (
    <AttemptPanel
      attempt={node.attempt}
      {...panel}
      onStale={() => {
        startTransition(() => setTimes((count) => count + 1));
        panel.onStale();
      }}
    />
  );
}
