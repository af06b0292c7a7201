// The dialogs of a course's content, loaded when the first one opens.
export { LayerModal } from './LayerModal.tsx';
export { MoveModal } from './MoveModal.tsx';
export { NewLessonModal } from './NewLessonModal.tsx';
