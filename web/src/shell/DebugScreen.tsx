// The debug page in development: versions, the current viewer, the last requests.
import { version } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePageData } from '../kit/relay/pageData.ts';
import { lastRequests } from '../kit/network/requestLog.ts';
import { Card, chakra, Stack, Text } from '../ui/index.ts';
import { debugRoute } from './debugRoute.ts';
import type { DebugScreen_viewer$key } from '../__generated__/DebugScreen_viewer.graphql.ts';

export function DebugScreen() {
  const data = usePageData(debugRoute);
  const viewer = useFragment<DebugScreen_viewer$key>(
    graphql`
      fragment DebugScreen_viewer on Viewer {
        login
        superAdmin
      }
    `,
    data.viewer,
  );
  return (
    <Stack gap="4" w="full" maxW="720px">
      <chakra.h1 fontSize="2xl" fontWeight="semibold">
        Отладка
      </chakra.h1>
      <Card title="Окружение">
        <Facts
          facts={{
            Режим: import.meta.env.MODE,
            'Версия React': version,
            Браузер: navigator.userAgent,
            'Кто вошёл': viewer
              ? `${viewer.login}${viewer.superAdmin ? ' (суперадмин)' : ''}`
              : 'никто',
          }}
        />
      </Card>
      <Card title="Последние запросы">
        {lastRequests().length === 0 && <Text tone="muted">Запросов ещё не было.</Text>}
        <chakra.ol m="0" pl="5">
          {lastRequests().map(({ name, status, ms }, index) => (
            <li key={`${String(index)}:${name}`}>
              {name}: {status}, {Math.round(ms)} мс
            </li>
          ))}
        </chakra.ol>
      </Card>
    </Stack>
  );
}

function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <chakra.dl m="0" display="grid" gridTemplateColumns={{ base: '1fr', md: '160px 1fr' }} gap="2">
      {Object.entries(facts).map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="muted">{name}</chakra.dt>
          <chakra.dd m="0" minW="0" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
