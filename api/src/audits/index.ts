// What other domains may use of the history of changes.
export { registerHistory, registerLog } from './routes.ts';
