// GraphiQL with our examples, a place for the token above it, and the plan of each operation beside it.
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { ask } from './ask.ts';
import { examples } from './examples.ts';
import { planPlugin } from './plan/PlanPanel.tsx';
import { storage } from './storage.ts';
import { TokenField } from './TokenField.tsx';

const headers = JSON.stringify({ Authorization: 'Bearer ' }, null, 2);

// GraphiQL starts anew when one of these is another object than before.
const plugins = [planPlugin, HISTORY_PLUGIN];
const tabs = examples.map((query) => ({ query, headers: headers }));

export function Page() {
  return (
    <>
      <TokenField />
      <GraphiQL
        fetcher={ask}
        storage={storage}
        plugins={plugins}
        visiblePlugin={planPlugin}
        defaultTabs={tabs}
        defaultHeaders={headers}
        defaultEditorToolsVisibility="headers"
        // Tokens are not for the browser's storage.
        shouldPersistHeaders={false}
      >
        <GraphiQL.Logo>Kafedra</GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}
