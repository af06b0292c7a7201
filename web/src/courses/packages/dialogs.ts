// The dialogs of the branches tab, in one chunk that is loaded when the first one opens.
export { BranchModal } from './BranchModal.tsx';
export { ContentModal } from './ContentModal.tsx';
export { GrantPackageModal } from './GrantPackageModal.tsx';
export { PackageModal } from './PackageModal.tsx';
export { RelationsModal } from './RelationsModal.tsx';
