// GraphiQL's storage in the browser: tabs, history, pane sizes. Headers are removed, since they hold tokens and the
// history would store them regardless of GraphiQL's setting.

/** The keys of the history and of favourite operations. */
const historyKeys = new Set(['graphiql:queries', 'graphiql:favorites']);

/**
 * The setting to return costs in responses; GraphiQL prefixes keys set by its own storage API with its name.
 */
export const costSetting = 'cost';

export const storage = {
  get length() {
    return ownKeys().length;
  },
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) =>
    localStorage.setItem(key, historyKeys.has(key) ? withoutHeaders(value) : value),
  removeItem: (key: string) => localStorage.removeItem(key),
  clear() {
    for (const key of ownKeys()) localStorage.removeItem(key);
  },
};

export const costIsWanted = () => storage.getItem(`graphiql:${costSetting}`) !== null;

/** The web app uses the same origin's storage. */
const ownKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('graphiql:'));

function withoutHeaders(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === 'headers' ? undefined : value,
  );
}
