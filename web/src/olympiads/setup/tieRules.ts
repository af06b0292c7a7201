// Words for the rules on learners with equal points.
import type { TestResultFolderTieRule } from '../../__generated__/PrizesTab_folder.graphql.ts';

export const tieRules: readonly { value: TestResultFolderTieRule; label: string }[] = [
  { value: 'COMPETITION', label: 'Место общее, следующие пропускаются: 1, 2, 2, 4' },
  { value: 'DENSE', label: 'Место общее, без пропусков: 1, 2, 2, 3' },
  { value: 'SHORTER_TIME', label: 'Выше тот, кто решал быстрее' },
  { value: 'EARLIER_FINISH', label: 'Выше тот, кто закончил раньше' },
];
