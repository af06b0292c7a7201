// GraphiQL with example operations, a field for the access token, and the REST plan of each operation.
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { ask } from './ask.ts';
import { examples } from './examples.ts';
import { planPlugin } from './plan/PlanPanel.tsx';
import { storage } from './storage.ts';
import { TokenField } from './TokenField.tsx';

const headers = JSON.stringify({ Authorization: 'Bearer ' }, null, 2);

// A new object identity would restart GraphiQL.
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
        // Headers contain tokens, which must not be stored in the browser.
        shouldPersistHeaders={false}
      >
        <GraphiQL.Logo>Kafedra</GraphiQL.Logo>
      </GraphiQL>
    </>
  );
}
