// GraphiQL with our examples, a place for the token above it, and the plan of each operation beside it.
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { ask } from './ask.ts';
import { examples } from './examples.ts';
import { PLAN_PLUGIN } from './plan/PlanPanel.tsx';
import { storage } from './storage.ts';
import { TokenField } from './TokenField.tsx';

const HEADERS = JSON.stringify({ Authorization: 'Bearer ' }, null, 2);

// GraphiQL starts anew when one of these is another object than before.
const PLUGINS = [PLAN_PLUGIN, HISTORY_PLUGIN];
const TABS = examples.map((query) => ({ query, headers: HEADERS }));

export function Page() {
  return (
    <>
      <TokenField />
      <GraphiQL
        fetcher={ask}
        storage={storage}
        plugins={PLUGINS}
        visiblePlugin={PLAN_PLUGIN}
        defaultTabs={TABS}
        defaultHeaders={HEADERS}
        defaultEditorToolsVisibility="headers"
        // Tokens are not for the browser's storage.
        shouldPersistHeaders={false}
      >
        <GraphiQL.Logo>Kafedra</GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}
