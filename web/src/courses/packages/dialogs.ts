// What opens over the branches of a course: it comes when it is shown.
export { BranchModal } from './BranchModal.tsx';
export { ContentModal } from './ContentModal.tsx';
export { GiveModal } from './GiveModal.tsx';
export { PackageModal } from './PackageModal.tsx';
export { RelationsModal } from './RelationsModal.tsx';
