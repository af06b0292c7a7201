// The exports of the help domain for other domains.
export { unviewedReleases } from './releases.ts';
