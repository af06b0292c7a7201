// What other domains may use of the help domain.
export { unviewedReleases } from './releases.ts';
export { registerHelp } from './routes.ts';
