// What GraphiQL remembers in the browser: tabs, history, the sizes of its panes. Headers stay out, since they hold tokens:
// the history would keep them whatever GraphiQL's own setting says.

/** What the list of operations that were run and the list of the favourite ones are kept under. */
const historyKeys = new Set(['graphiql:queries', 'graphiql:favorites']);

/** Whether answers shall tell what they cost; GraphiQL puts its name before the keys that are set by its own storage. */
export const cost = 'cost';

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

export const costIsWanted = () => storage.getItem(`graphiql:${cost}`) !== null;

/** The web app keeps things of its own under the same origin. */
const ownKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('graphiql:'));

function withoutHeaders(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    key === 'headers' ? undefined : value,
  );
}
