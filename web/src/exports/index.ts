// What lists may import of exports.
export { exportButton } from './exportButton.tsx';
export { exportJob } from './exportJob.tsx';
export { exportKind } from './exportKind.ts';
