// The branches tab, in a chunk that is loaded when the tab opens.
export { BranchesTab } from './BranchesTab.tsx';
