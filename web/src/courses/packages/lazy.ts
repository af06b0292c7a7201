// The branches of a course come when their tab is opened.
export { BranchesTab } from './BranchesTab.tsx';
