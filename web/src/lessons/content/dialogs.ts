// The dialogs over a course's content: they come when one is opened.
export { LayerModal } from './LayerModal.tsx';
export { MoveModal } from './MoveModal.tsx';
export { NewLessonModal } from './NewLessonModal.tsx';
