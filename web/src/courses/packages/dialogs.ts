// The dialogs of the branches tab, in one chunk that is loaded when the first one opens.
export { BranchModal } from './BranchModal.tsx';
export { ContentModal } from './ContentModal.tsx';
export { GiveModal } from './GiveModal.tsx';
export { PackageModal } from './PackageModal.tsx';
export { RelationsModal } from './RelationsModal.tsx';
