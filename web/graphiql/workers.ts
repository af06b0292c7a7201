// The editor's web workers, which Vite builds into separate files.
/* oxlint-disable import/default -- what ends in ?worker is made by Vite */
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphQLWorker from './graphql.worker.ts?worker';
/* oxlint-enable import/default */

window.MonacoEnvironment = {
  getWorker(_, label) {
    if (label === 'graphql') return new GraphQLWorker();
    if (label === 'json') return new JsonWorker();
    return new EditorWorker();
  },
};
